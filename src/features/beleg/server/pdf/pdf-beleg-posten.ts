import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { umbrich } from '#server/pdf/pdf-zeile.ts';
import { drawStrich, kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { belegBetragText, belegSatzText } from '../../beleg-worte.ts';
import { blatt, euroText, hatPlatz, neueSeite, schreibeWort } from './beleg-blatt.ts';

/** A row; goods have a number of pieces and a price of one. */
type Zeile = { menge: string; name: string; satz: string; preis: string; betrag: string };

/** Where the columns end, in points; names begin at `name`, and all but them are aligned at the right. */
const spalten = {
  menge: punkte(36),
  name: punkte(40),
  satz: punkte(133),
  preis: punkte(161),
  betrag: blatt.rechts,
};
const groesse = 9.5;
const hoehe = 12.5;
const polster = 2.2;

/** The goods, and what stands beside them. The head of the columns stands on every page. */
export function drawBelegPosten({ doc, wurzel }: Feder, inhalt: BelegInhalt): void {
  const mitSatz = inhalt.steuermodus === 'regelbesteuerung';
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  drawSpaltenkopf({ doc, wurzel: tabelle }, mitSatz);
  for (const zeile of zeilenOf(inhalt)) {
    const rechts = mitSatz ? spalten.satz - punkte(14) : spalten.preis - punkte(26);
    const namen = umbrich(doc, zeile.name, { breite: rechts - spalten.name, groesse, gewicht: 'normal' });
    if (!hatPlatz(doc, namen.length * hoehe + 2 * polster)) {
      neueSeite(doc);
      // Read once, where the table begins.
      doc.markContent('Artifact', { type: 'Pagination' });
      drawSpaltenkopf({ doc, wurzel: undefined }, mitSatz);
    }
    drawZeile({ doc, wurzel: tabelle }, { ...zeile, namen }, mitSatz);
  }
  tabelle.end();
}

function zeilenOf({ art, posten, betraege }: BelegInhalt): Zeile[] {
  return [
    ...posten.map(({ menge, name, preisCent, satzPromille }) => ({
      ...{ menge: String(menge), name, satz: belegSatzText(satzPromille) },
      ...{ preis: euroText(preisCent), betrag: euroText(menge * preisCent) },
    })),
    ...betraege.map((betrag) => ({
      ...{ menge: '', name: belegBetragText(betrag, art), satz: belegSatzText(betrag.satzPromille) },
      ...{ preis: '', betrag: euroText(betrag.betragCent) },
    })),
  ];
}

/** Without a root it is only drawn: as a part of what is marked already. */
function drawSpaltenkopf({ doc, wurzel }: Feder, mitSatz: boolean): void {
  const { y } = doc;
  const worte = [
    { text: 'Menge', x: spalten.menge, bis: true },
    { text: 'Bezeichnung', x: spalten.name, bis: false },
    ...(mitSatz ? [{ text: 'USt-Satz', x: spalten.satz, bis: true }] : []),
    { text: 'Einzelpreis', x: spalten.preis, bis: true },
    { text: 'Betrag', x: spalten.betrag, bis: true },
  ];
  const teile = worte.map(
    ({ text, x, bis }) =>
      () =>
        schreibeWort(doc, text, { x, y, groesse: 8.5, farbe: 'leise', bis }),
  );
  if (wurzel) {
    const zeile = doc.struct('TR');
    wurzel.add(zeile);
    for (const draw of teile) zeile.add(kopfzelle(doc, 'Column', draw));
    zeile.end();
  } else {
    for (const draw of teile) draw();
    doc.endMarkedContent();
  }
  drawStrich(doc, { von: blatt.links, bis: blatt.rechts, y: y + 13, farbe: farben.tinte, dicke: 0.8 });
  doc.y = y + 13;
}

function drawZeile(
  { doc, wurzel }: Feder,
  { menge, namen, satz, preis, betrag }: Zeile & { namen: string[] },
  mitSatz: boolean,
): void {
  const y = doc.y + polster;
  const zeile = doc.struct('TR');
  wurzel?.add(zeile);
  const zelle = (text: string, x: number) =>
    zeile.add(doc.struct('TD', () => schreibeWort(doc, text, { x, y, groesse, bis: true })));
  zelle(menge, spalten.menge);
  zeile.add(
    kopfzelle(doc, 'Row', () => {
      for (const [nr, name] of namen.entries())
        schreibeWort(doc, name, { x: spalten.name, y: y + nr * hoehe, groesse });
    }),
  );
  if (mitSatz) zelle(satz, spalten.satz);
  zelle(preis, spalten.preis);
  zelle(betrag, spalten.betrag);
  zeile.end();
  const bis = y + namen.length * hoehe + polster;
  drawStrich(doc, { von: blatt.links, bis: blatt.rechts, y: bis, dicke: 0.5 });
  doc.y = bis;
}

import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { mitBlank, umbrich } from '#server/pdf/pdf-zeile.ts';
import { drawStrich, kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { belegBetragText, belegSatzText } from '../../beleg-worte.ts';
import { blatt, euroText, hatPlatz, neueSeite, schreibeWort, zahlText } from './beleg-blatt.ts';
import { summenHoehe } from './pdf-beleg-summen.ts';

/** A row; goods have a number of pieces and a price of one. */
type Zeile = { menge: string; name: string; angaben: string; satz: string; preis: string; betrag: string };

/** Where the columns end, in points; names begin at `name`, and all but them are aligned at the right. */
const spalten = {
  menge: punkte(36),
  name: punkte(40),
  satz: punkte(142),
  preis: punkte(166),
  betrag: blatt.rechts,
};
const groesse = 9.5;
const hoehe = 12.5;
const polster = 2.2;
/** What goods are, below their name. */
const dazu = { groesse: 8, hoehe: 10, farbe: 'leise' } as const;

/**
 * The goods, and what stands beside them. The head of the columns stands on every page, and the last line where the
 * sums do.
 */
export function drawBelegPosten({ doc, wurzel }: Feder, inhalt: BelegInhalt): void {
  const mitSatz = inhalt.steuermodus === 'regelbesteuerung';
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  drawSpaltenkopf({ doc, wurzel: tabelle }, mitSatz);
  const rechts = mitSatz ? spalten.satz - punkte(14) : spalten.preis - punkte(22);
  const zeilen = zeilenOf(inhalt);
  for (const [nr, zeile] of zeilen.entries()) {
    const danach = nr === zeilen.length - 1 ? summenHoehe(doc, inhalt) : 0;
    const worte = setzeWorte(doc, zeile, rechts - spalten.name);
    if (!hatPlatz(doc, worte.hoehe + 2 * polster + danach)) {
      neueSeite(doc);
      // Read once, where the table begins.
      doc.markContent('Artifact', { type: 'Pagination' });
      drawSpaltenkopf({ doc, wurzel: undefined }, mitSatz);
    }
    drawZeile({ doc, wurzel: tabelle }, { ...zeile, worte }, mitSatz);
  }
  tabelle.end();
}

function zeilenOf({ art, posten, betraege }: BelegInhalt): Zeile[] {
  return [
    ...posten.map(({ menge, name, angaben = '', preisCent, satzPromille }) => ({
      ...{ menge: zahlText(menge), name, angaben, satz: belegSatzText(satzPromille) },
      ...{ preis: euroText(preisCent), betrag: euroText(menge * preisCent) },
    })),
    ...betraege.map((betrag) => ({
      ...{ menge: '', name: belegBetragText(betrag, art), angaben: '', preis: '' },
      ...{ satz: belegSatzText(betrag.satzPromille), betrag: euroText(betrag.betragCent) },
    })),
  ];
}

/** Words of a row, each line at its place from above. */
type Worte = {
  zeilen: { text: string; y: number; groesse: number; farbe?: 'leise' }[];
  hoehe: number;
};

function setzeWorte(doc: Feder['doc'], { name, angaben }: Zeile, breite: number): Worte {
  const namen = umbrich(doc, name, { breite, groesse, gewicht: 'normal' });
  const kleine = umbrich(doc, angaben, { breite, groesse: dazu.groesse, gewicht: 'normal' });
  const oben = (kleine.length > 0 ? mitBlank(namen) : namen).map((text, nr) => {
    return { text, y: nr * hoehe, groesse };
  });
  const unten = namen.length * hoehe;
  const { hoehe: abstand, ...klein } = dazu;
  const darunter = kleine.map((text, nr) => ({ text, y: unten + nr * abstand, ...klein }));
  return { zeilen: [...oben, ...darunter], hoehe: unten + kleine.length * abstand };
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
  { menge, worte, satz, preis, betrag }: Zeile & { worte: Worte },
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
      for (const { text, ...ort } of worte.zeilen)
        schreibeWort(doc, text, { ...ort, x: spalten.name, y: y + ort.y });
    }),
  );
  if (mitSatz) zelle(satz, spalten.satz);
  zelle(preis, spalten.preis);
  zelle(betrag, spalten.betrag);
  zeile.end();
  const bis = y + worte.hoehe + polster;
  drawStrich(doc, { von: blatt.links, bis: blatt.rechts, y: bis, dicke: 0.5 });
  doc.y = bis;
}

import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { breiteOf, mitBlank, umbrich } from '#server/pdf/pdf-zeile.ts';
import { drawStrich, kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { belegBetragText, belegSatzText } from '../../beleg-worte.ts';
import { blatt, euroText, hatPlatz, neueSeite, schreibeWort, zahlText } from './beleg-blatt.ts';

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
/** What goods are, below their name or beside it. */
const dazu = { groesse: 8, hoehe: 10, abstand: 6, farbe: 'leise' } as const;
/** With more goods, what they are stands beside the name where it has room: they fit on one page for longer. */
const luftig = 8;

/** The goods, and what stands beside them. The head of the columns stands on every page. */
export function drawBelegPosten({ doc, wurzel }: Feder, inhalt: BelegInhalt): void {
  const mitSatz = inhalt.steuermodus === 'regelbesteuerung';
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  drawSpaltenkopf({ doc, wurzel: tabelle }, mitSatz);
  const rechts = mitSatz ? spalten.satz - punkte(14) : spalten.preis - punkte(22);
  const isDicht = inhalt.posten.length > luftig;
  for (const zeile of zeilenOf(inhalt)) {
    const worte = setzeWorte(doc, zeile, { breite: rechts - spalten.name, isDicht });
    if (!hatPlatz(doc, worte.hoehe + 2 * polster)) {
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

/** Words of a row, each line at its place from the left and from above. */
type Worte = {
  zeilen: { text: string; x: number; y: number; groesse: number; farbe?: 'leise' }[];
  hoehe: number;
};

function setzeWorte(
  doc: Feder['doc'],
  { name, angaben }: Zeile,
  { breite, isDicht }: { breite: number; isDicht: boolean },
): Worte {
  const namen = umbrich(doc, name, { breite, groesse, gewicht: 'normal' });
  const zeilen: Worte['zeilen'] = (angaben === '' ? namen : mitBlank(namen)).map((text, nr) => ({
    text,
    x: 0,
    y: nr * hoehe,
    groesse,
  }));
  const unten = namen.length * hoehe;
  if (angaben === '') return { zeilen, hoehe: unten };
  const { abstand, farbe, ...klein } = dazu;
  const x = breiteOf(doc, namen.at(-1) ?? '', { groesse, gewicht: 'normal' }) + abstand;
  const daneben = umbrich(doc, angaben, { breite: breite - x, groesse: klein.groesse, gewicht: 'normal' });
  if (isDicht && daneben.length === 1) {
    // On the same line the smaller letters stand a little lower.
    const y = unten - hoehe + 1.2;
    return { zeilen: [...zeilen, { text: angaben, x, y, groesse: klein.groesse, farbe }], hoehe: unten };
  }
  const kleine = umbrich(doc, angaben, { breite, groesse: klein.groesse, gewicht: 'normal' });
  const darunter = kleine.map((text, nr) => {
    return { text, x: 0, y: unten + nr * klein.hoehe, groesse: klein.groesse, farbe };
  });
  return { zeilen: [...zeilen, ...darunter], hoehe: unten + kleine.length * klein.hoehe };
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
        schreibeWort(doc, text, { ...ort, x: spalten.name + ort.x, y: y + ort.y });
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

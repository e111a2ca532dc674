import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import type { Gewicht } from '#server/pdf/pdf-schriften.ts';
import { breiteOf, type Schnitt, umbrich, zeichneZeile } from '#server/pdf/pdf-zeile.ts';
import { punkte } from '#server/pdf/punkte.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { withMinus } from '#shared/number/with-minus.ts';

/** The page of a document, in points: text begins where the address in the window does. */
export const blatt = { links: punkte(25), rechts: punkte(190), oben: punkte(20), fuss: punkte(273) };

/** A word at a place; with `bis` it ends there. */
type Wort = {
  x: number;
  y: number;
  groesse: number;
  gewicht?: Gewicht;
  farbe?: keyof typeof farben;
  bis?: boolean;
};

/** A hyphen within a word. */
const nummer = /[^-]-/;

export function schreibeWort(
  doc: Feder['doc'],
  text: string,
  { x, y, groesse, gewicht = 'normal', farbe = 'tinte', bis }: Wort,
): void {
  const breite = (wort: string) => breiteOf(doc, wort, schnittOf(wort, { groesse, gewicht }));
  let links = bis ? x - breite(text) : x;
  // A number with a hyphen and a day in one line: each in its own digits.
  for (const wort of bis || !nummer.test(text) ? [text] : text.split(/(?<= )/)) {
    zeichneZeile(doc, wort, { x: links, y, ...schnittOf(wort, { groesse, gewicht }), farbe: farben[farbe] });
    links += breite(wort);
  }
}

type Absatz = Omit<Wort, 'bis'> & { tag: 'H1' | 'P' | 'Span'; breite: number };

/** Lines below each other, as many as it takes; returns their height. */
export function schreibeAbsatz({ doc, wurzel }: Feder, text: string, absatz: Absatz): number {
  const { tag, breite: _, ...wort } = absatz;
  const zeilen = zeilenOf(doc, text, absatz);
  const hoehe = wort.groesse * zeilenhoehe;
  const draw = () => {
    for (const [nr, zeile] of zeilen.entries()) schreibeWort(doc, zeile, { ...wort, y: wort.y + nr * hoehe });
  };
  wurzel?.add(doc.struct(tag, draw));
  return zeilen.length * hoehe;
}

type Spalte = Pick<Absatz, 'breite' | 'groesse' | 'gewicht'>;

/** How high the lines get. */
export function absatzHoehe(doc: Feder['doc'], text: string, spalte: Spalte): number {
  return zeilenOf(doc, text, spalte).length * spalte.groesse * zeilenhoehe;
}

/** In parts of the size of the letters. */
const zeilenhoehe = 1.3;

function zeilenOf(
  doc: Feder['doc'],
  text: string,
  { breite, groesse, gewicht = 'normal' }: Spalte,
): string[] {
  return umbrich(doc, text, { breite, ...schnittOf(text, { groesse, gewicht }) });
}

/** Digits of one width, except in numbers with a hyphen: it would get as wide as they are. */
function schnittOf(text: string, schnitt: Schnitt): Schnitt {
  return nummer.test(text) ? schnitt : { ...schnitt, ziffern: 'gleich' };
}

export function euroText(cent: number): string {
  return withMinus(formatEuro(centToEuro(cent)));
}

export function zahlText(zahl: number): string {
  return withMinus(String(zahl));
}

/** Whether so much still stands above the foot of the page. */
export function hatPlatz(doc: Feder['doc'], hoehe: number): boolean {
  return doc.y + hoehe <= blatt.fuss - 5;
}

export function neueSeite(doc: Feder['doc']): void {
  doc.addPage();
  doc.y = blatt.oben;
}

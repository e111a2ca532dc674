import type { Feder } from './pdf-feder.ts';
import { type Gewicht, laeufeOf } from './pdf-schriften.ts';

type Doc = Feder['doc'];
/** `ziffern`: digits of one width, which stand below each other in a column. */
export type Schnitt = { groesse: number; gewicht: Gewicht; ziffern?: 'gleich' };

/** Line height in parts of the size of the letters. */
export const zeilenhoehe = 1.25;

/** Widths at the size of one point in a document: a text is tried in many sizes, and measuring takes long. */
const gemessen = new WeakMap<Doc, Map<string, number>>();

/** How wide a line is, in points. */
export function breiteOf(doc: Doc, text: string, { groesse, ...schnitt }: Schnitt): number {
  const known = gemessen.get(doc) ?? new Map<string, number>();
  gemessen.set(doc, known);
  const key = `${schnitt.gewicht} ${schnitt.ziffern} ${text}`;
  const einfach = known.get(key) ?? measure(doc, text, schnitt);
  known.set(key, einfach);
  return einfach * groesse;
}

function measure(doc: Doc, text: string, schnitt: Omit<Schnitt, 'groesse'>): number {
  doc.fontSize(1);
  return laeufeOf(doc, text, schnitt.gewicht).reduce(
    (sum, { schrift, text }) => sum + doc.font(schrift).widthOfString(text, merkmaleOf(schnitt)),
    0,
  );
}

/** What the font is asked for. */
function merkmaleOf({ ziffern }: Pick<Schnitt, 'ziffern'>): { features?: ['tnum'] } {
  return ziffern ? { features: ['tnum'] } : {};
}

/**
 * A text in lines that are at most so wide: broken at blanks, and within a word that is wider than a line. A line keeps
 * the blank that it was broken at: to who reads by tags, and sees no lines, words would run together without it.
 */
export function umbrich(
  doc: Doc,
  text: string,
  { breite, ...schnitt }: Schnitt & { breite: number },
): string[] {
  const passt = (line: string) => breiteOf(doc, line, schnitt) <= breite;
  const worte = text.split(' ').filter(Boolean);
  const ganz = worte.join(' ');
  // Most texts fit, and each try has all letters laid out.
  if (passt(ganz)) return ganz === '' ? [] : [ganz];
  const lines: string[] = [];
  let line = '';
  for (const wort of worte) {
    const both = line === '' ? wort : `${line} ${wort}`;
    if (passt(both)) {
      line = both;
      continue;
    }
    if (line !== '') lines.push(`${line} `);
    line = '';
    for (const sign of wort) {
      if (line !== '' && !passt(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The lines of a text after which another begins in the same tag. */
export function mitBlank(zeilen: string[]): string[] {
  return zeilen.map((zeile, nr) => (nr < zeilen.length - 1 ? zeile : `${zeile} `));
}

type Platz = { breite: number; hoehe: number };

/** Down to this size letters get smaller before a line breaks, in points. */
const lesbar = 9;

type Text = { text: string; gewicht: Gewicht };
type Passend = { groesse: number; zeilen: Text[] };

/**
 * Texts, each on lines of its own, as large as they fit into a place, between the largest and the smallest
 * size. Lines break only where the letters would be small otherwise: a street and its number belong together.
 */
export function passe(
  doc: Doc,
  texte: Text[],
  { breite, hoehe, von, bis }: Platz & { von: number; bis: number },
): Passend {
  const at = (groesse: number): Passend => ({
    groesse,
    zeilen: texte.flatMap(({ text, gewicht }, nr) => {
      const zeilen = umbrich(doc, text, { breite, groesse, gewicht });
      return (nr < texte.length - 1 ? mitBlank(zeilen) : zeilen).map((line) => ({ text: line, gewicht }));
    }),
  });
  const passt = ({ groesse, zeilen }: Passend) => zeilen.length * groesse * zeilenhoehe <= hoehe;
  for (let groesse = von; groesse >= lesbar; groesse -= 0.5) {
    const found = at(groesse);
    if (found.zeilen.length <= texte.length && passt(found)) return found;
  }
  for (let groesse = von; ; groesse -= 0.5) {
    const found = at(groesse);
    if (passt(found) || groesse - 0.5 < bis) return found;
  }
}

type Ort = Schnitt & { x: number; y: number; farbe: string };

/** Writes one line at a place, without a tag and without regard to the page's end. */
export function zeichneZeile(doc: Doc, text: string, { x, y, farbe, ...schnitt }: Ort): void {
  let left = x;
  const merkmale = merkmaleOf(schnitt);
  doc.fontSize(schnitt.groesse).fillColor(farbe);
  const laeufe = laeufeOf(doc, text, schnitt.gewicht);
  for (const [nr, lauf] of laeufe.entries()) {
    doc.font(lauf.schrift).text(lauf.text, left, y, { lineBreak: false, ...merkmale });
    if (nr < laeufe.length - 1) left += doc.font(lauf.schrift).widthOfString(lauf.text, merkmale);
  }
}

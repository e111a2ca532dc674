import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import { druckErsatz } from '#shared/text/druckbar.ts';
import { trueTypeOf } from './woff.ts';

/**
 * Parts of Inter by script, in the order in which they are asked for a sign. WOFF: fontkit fails on WOFF2
 * with umlauts.
 */
const teile = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const gewichte = { normal: 400, fett: 700 };
export type Gewicht = keyof typeof gewichte;

/** A piece of text in one font, which has all its signs. */
export type Lauf = { schrift: string; text: string };

/**
 * Stands for a sign that Inter lacks, after the screen has said it (`shared/text/druckbar.ts`): a reader sees
 * that something is missing.
 */
const fehlend = '[?]';

/** Files that were read: many documents are drawn one after the other. */
const gelesen = new Map<string, Buffer>();

/** Makes Inter known to a document. */
export function registerSchriften(doc: typeof PDFDocument.prototype): void {
  for (const [gewicht, zahl] of Object.entries(gewichte))
    for (const teil of teile) {
      const file = import.meta.resolve(`@fontsource/inter/files/inter-${teil}-${zahl}-normal.woff`);
      const schrift = gelesen.get(file) ?? trueTypeOf(readFileSync(fileURLToPath(file)));
      gelesen.set(file, schrift);
      doc.registerFont(`${gewicht}-${teil}`, schrift);
    }
}

/** A line in pieces of one font each. */
export function laeufeOf(doc: typeof PDFDocument.prototype, text: string, gewicht: Gewicht): Lauf[] {
  const laeufe: Lauf[] = [];
  const add = (schrift: string, sign: string) => {
    const last = laeufe.at(-1);
    if (last?.schrift === schrift) last.text += sign;
    else laeufe.push({ schrift, text: sign });
  };
  for (const sign of text.toWellFormed().normalize('NFC')) {
    const drawn = druckErsatz[sign] ?? sign;
    const schrift = drawn === '' ? undefined : schriftOf(doc, drawn, gewicht);
    if (schrift !== undefined) add(schrift, drawn);
    // Marks and controls without a shape of their own.
    else if (!/^[\p{Cc}\p{Mn}\p{Cf}]?$/u.test(drawn)) add(`${gewicht}-${teile[0]}`, fehlend);
  }
  return laeufe;
}

/** What was found for a sign in a document: every line asks for the same letters again. */
const gefunden = new WeakMap<typeof PDFDocument.prototype, Map<string, string | undefined>>();

/** The first part of Inter that has a sign. */
function schriftOf(doc: typeof PDFDocument.prototype, sign: string, gewicht: Gewicht): string | undefined {
  const known = gefunden.get(doc) ?? new Map<string, string | undefined>();
  gefunden.set(doc, known);
  const key = `${gewicht} ${sign}`;
  if (known.has(key)) return known.get(key);
  const codePoint = sign.codePointAt(0) ?? 0;
  const schrift = teile
    .map((teil) => `${gewicht}-${teil}`)
    .find((name) => hasSign(doc.font(name), codePoint));
  known.set(key, schrift);
  return schrift;
}

/** PDFKit keeps the font in a field that its types leave out. */
function hasSign(doc: typeof PDFDocument.prototype, codePoint: number): boolean {
  const { _font } = doc as unknown as { _font: { font: { hasGlyphForCodePoint: (at: number) => boolean } } };
  return _font.font.hasGlyphForCodePoint(codePoint);
}

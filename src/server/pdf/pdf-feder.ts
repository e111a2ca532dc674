import type PDFDocument from 'pdfkit';
import { type Gewicht, type Lauf, laeufeOf } from './pdf-schriften.ts';

/** A piece of a line; a link to one of the shop's own pages stands as text. */
type Inline = { text: string; isBold?: boolean; href?: string };

/** What draws: the document and the root of its tags; without one nothing is tagged. Lengths are points. */
export type Feder = { doc: typeof PDFDocument.prototype; wurzel: PDFKit.PDFStructureElement | undefined };

/** Of a page, on all sides: 2 cm. */
export const rand = 57;
/** The colours of `web/styles/tokens.css`. */
export const farben = {
  tinte: '#2e2626',
  leise: '#5c4e4b',
  rose: '#9c4f5c',
  linie: '#ddcfbb',
  papier: '#fbf7f2',
};

export type Stil = {
  tag: 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'LBody' | 'Lbl';
  groesse: number;
  /** Space below. */
  danach: number;
  gewicht?: Gewicht;
  farbe?: keyof typeof farben;
  /** Space at the left, within the margin. */
  links?: number;
  /** Space at the right, within the margin. */
  rechts?: number;
  breite?: number;
  y?: number;
  align?: 'left' | 'right';
};

type Zug = Lauf & { href: string | undefined; endsLine: boolean };

/** Writes a paragraph with its tag; below the end of a page it goes on on the next one. */
export function schreibe(feder: Feder, inlines: Inline[], stil: Stil): void {
  const { doc, wurzel } = feder;
  const zuege = zuegeOf(feder, inlines, stil);
  if (zuege.length === 0) return;
  const { groesse, links = 0, y } = stil;
  doc.x = rand + links;
  if (y !== undefined) doc.y = y;
  doc.fontSize(groesse);
  const teile = zuege.map((zug) => ({ zug, draw: () => zeichne(feder, zug, stil) }));
  if (wurzel) {
    const kinder = teile.map(({ zug, draw }) =>
      zug.href === undefined ? draw : doc.struct('Link', { alt: zug.text }, draw),
    );
    wurzel.add(doc.struct(stil.tag, kinder));
  } else for (const { draw } of teile) draw();
  doc.y += stil.danach;
  doc.x = rand;
}

/**
 * The lines of a paragraph: PDFKit loses a break at the end of a piece. Links to the shop's own pages stand
 * as text.
 */
function zuegeOf({ doc }: Feder, inlines: Inline[], { gewicht = 'normal' }: Stil): Zug[] {
  const zuege: Zug[] = [];
  for (const { text, isBold, href } of inlines)
    for (const [nr, zeile] of text.split('\n').entries()) {
      const last = zuege.at(-1);
      if (nr > 0 && last) last.endsLine = true;
      const ziel = href?.startsWith('/') ? undefined : href;
      const laeufe = laeufeOf(doc, zeile, isBold ? 'fett' : gewicht);
      zuege.push(...laeufe.map((lauf) => ({ ...lauf, href: ziel, endsLine: false })));
    }
  const last = zuege.at(-1);
  if (last) last.endsLine = true;
  return zuege;
}

function zeichne({ doc }: Feder, { schrift, text, href, endsLine }: Zug, stil: Stil): void {
  const { farbe = 'tinte', links = 0, rechts = 0, align = 'left' } = stil;
  const { breite = doc.page.width - 2 * rand - links - rechts } = stil;
  doc
    .font(schrift)
    .fillColor(href === undefined ? farben[farbe] : farben.rose)
    .text(text, {
      width: breite,
      align,
      lineGap: 2.5,
      continued: !endsLine,
      underline: href !== undefined,
      link: href ?? null,
    });
}

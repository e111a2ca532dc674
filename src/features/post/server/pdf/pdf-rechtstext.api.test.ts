import { describe, expect, test } from 'vitest';
import {
  type Block,
  type FlatBlock,
  parseRechtstext,
} from '#features/rechtstexte/bloecke/rechtstext-bloecke.ts';
import { agbText } from '#features/rechtstexte/eingebaut/agb.ts';
import { widerrufText } from '#features/rechtstexte/eingebaut/widerruf.ts';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { insideOf, pagesOf } from '#test/read-pdf.ts';
import { drawRechtstext } from '../anhaenge/draw-rechtstext.ts';
import { type PdfAuftrag, pdfOfRechtstext } from './pdf-rechtstext.ts';

const auftragOf = (bloecke: Block[], changes: Partial<PdfAuftrag> = {}): PdfAuftrag => ({
  ...{
    art: 'rechtstext',
    titel: 'AGB',
    ladenName: 'Seifen & Söhne',
    nr: 3,
    createdAt: '2026-11-23T09:00:00.000Z',
  },
  ...{ bloecke, ...changes },
});

/**
 * Without the places where lines and pages break. PDFium reads a hyphen at the end of a line as a sign that
 * is none.
 */
const joined = (text: string) => text.replaceAll(/[\s\p{Cc}\u00ad\ufffe-]+/gu, '');

const textsOf = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'box' ? textsOf(block.blocks) : flat(block)));
function flat(block: FlatBlock): string[] {
  if (block.kind === 'terms') return block.entries.flatMap(({ term, place, text }) => [term, place, text]);
  const parts = block.kind === 'list' ? block.items : [block.inlines];
  return parts.map((inlines) => inlines.map(({ text }) => text).join(''));
}

describe('the PDF of a legal text', () => {
  test.each([
    ['terms', agbText],
    ['withdrawal notice', widerrufText],
  ])('of the built-in %s says every word of it', async (_, text) => {
    const blocks = parseRechtstext(text);
    const pages = await pagesOf(await pdfOfRechtstext(auftragOf(blocks)));
    const foot = /Seifen & Söhne · AGB · Fassung 3|Seite \d von \d/g;
    const read = joined(pages.map((page) => page.replaceAll(foot, '')).join('\n'));
    expect(textsOf(blocks).filter((part) => !read.includes(joined(part)))).toEqual([]);
    expect(pages.map((page) => page.match(/Seite \d von \d/)?.[0])).toEqual(
      pages.map((_, nr) => `Seite ${nr + 1} von ${pages.length}`),
    );
  });

  test('has the form on a page of its own', async () => {
    const pages = await pagesOf(await pdfOfRechtstext(auftragOf(parseRechtstext(widerrufText))));
    expect(pages.filter((page) => page.includes('Hiermit widerrufe(n)'))).toHaveLength(1);
    expect(pages.at(-1)).toMatch(/^Muster/);
  });

  test('is the same to the byte each time, here and in a process of its own', async () => {
    const auftrag = auftragOf(parseRechtstext(widerrufText));
    const pdf = Buffer.from(await pdfOfRechtstext(auftrag));
    expect(pdf.equals(await pdfOfRechtstext(auftrag))).toBe(true);
    const { db } = await openMigratedDatabase('SQLite');
    expect(pdf.equals(await drawRechtstext(db, 'hash', auftrag))).toBe(true);
    expect(pdf.byteLength).toBeLessThan(60_000);
  });

  test('is drawn once for the same text, and again for another name or in another shop', async () => {
    const [{ db }, other] = [await openMigratedDatabase('SQLite'), await openMigratedDatabase('SQLite')];
    const auftrag = auftragOf(parseRechtstext('Kurz.'));
    const first = await drawRechtstext(db, 'einmal', auftrag);
    expect(await drawRechtstext(db, 'einmal', auftrag)).toBe(first);
    expect(await drawRechtstext(db, 'einmal', { ...auftrag, ladenName: 'Anders' })).not.toBe(first);
    expect(await drawRechtstext(other.db, 'einmal', auftrag)).not.toBe(first);
  });

  test('is tagged, in German, with links', async () => {
    const text = '## Frage\n\nHier: [Post](mailto:a@seifen.example), [AGB](/agb)\n\n- eins\n- zwei';
    const inside = insideOf(await pdfOfRechtstext(auftragOf(parseRechtstext(text))));
    expect(inside).toContain('/Lang (de-DE)');
    expect(inside).toContain('/Marked true');
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
      expect(inside).toMatch(new RegExp(`/S /${tag}\\b`));
    expect([...inside.matchAll(/\/URI \((.*?)\)/g)].map(([, uri]) => uri)).toEqual([
      'mailto:a@seifen.example',
    ]);
  });

  test('keeps the XML about it well-formed whatever the shop is called', async () => {
    const ladenName = '<Rosen> & "Söhne"';
    const inside = insideOf(await pdfOfRechtstext(auftragOf(parseRechtstext('Kurz.'), { ladenName })));
    expect(inside).toContain('Rosen und "Söhne"'.replace('ö', Buffer.from('ö').toString('latin1')));
    expect(inside).not.toMatch(/<rdf:li[^>]*>[^<]*&(?!amp;)/);
  });

  test('shows signs of other languages, and a mark for those that the font lacks', async () => {
    const [page = ''] = await pagesOf(
      await pdfOfRechtstext(auftragOf(parseRechtstext('Śląsk, Ελλάδα, Київ, 🌸 und 石鹸.'))),
    );
    expect(page).toContain('Śląsk, Ελλάδα, Київ, [?] und [?][?].');
  });

  test('keeps the lines of an address', async () => {
    const inlines = [
      { text: 'Ada Beispiel' },
      { text: '\n' },
      { text: 'Hofweg 3\n' },
      { text: '04109 Leipzig', isBold: true },
    ];
    const [page = ''] = await pagesOf(await pdfOfRechtstext(auftragOf([{ kind: 'address', inlines }])));
    expect(page).toMatch(/Ada Beispiel\s*\nHofweg 3\s*\n04109 Leipzig/);
  });

  test('of terms with their places says all three', async () => {
    const entries = [{ term: 'Preis', place: '(Nr. 3)', text: 'Mit Umsatzsteuer.' }];
    const [page = ''] = await pagesOf(await pdfOfRechtstext(auftragOf([{ kind: 'terms', entries }])));
    expect(page).toMatch(/Preis \(Nr\. 3\)\s*\nMit Umsatzsteuer\./);
  });
});

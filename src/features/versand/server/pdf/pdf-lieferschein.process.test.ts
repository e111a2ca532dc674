import { expect, test } from 'vitest';
import { pagesOf } from '#test/read-pdf.ts';
import { type Lieferschein, type Lieferscheine, pdfOfLieferscheine } from './pdf-lieferschein.ts';

const scheinOf = (changes: Partial<Lieferschein> = {}): Lieferschein => ({
  ...{ nummer: 'B-26-K7M4Q', bestelltAm: '23.11.2026', tag: '24.11.2026', weg: 'Versand mit DHL' },
  zeilen: ['Erika Beispiel', 'Lindenallee 12', '04109 Leipzig'],
  posten: [{ menge: 2, name: 'Rose', dazu: 'Sheabutter, 100 g' }],
  fuss: ['Vielen Dank für Ihre Bestellung.'],
  ...changes,
});
const blattOf = (...scheine: Lieferschein[]): Lieferscheine => ({
  ...{ art: 'lieferscheine', ladenName: 'Seifenhof', absender: 'Seifenhof · Hofweg 3 · 04109 Leipzig' },
  ...{ laden: ['Ada Beispiel', 'hallo@seifenhof.example'], at: '2026-11-23T09:00:00.000Z', scheine },
});

test('a packing slip names shop, order, address and pieces, and no price', async () => {
  const [page = ''] = await pagesOf(await pdfOfLieferscheine(blattOf(scheinOf())));
  for (const text of [
    ...['Seifenhof', 'hallo@seifenhof.example', 'Lieferschein', 'Bestellung B-26-K7M4Q', 'Versand mit DHL'],
    ...[
      'Erika Beispiel',
      'Lindenallee 12',
      '04109 Leipzig',
      '2 ×',
      'Rose',
      'Sheabutter, 100 g',
      'Vielen Dank',
    ],
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('€');
});

test('the cells that name columns and rows say so to who reads the slip by ear', async () => {
  const pdf = Buffer.from(await pdfOfLieferscheine(blattOf(scheinOf()))).toString('latin1');
  const tags = [...pdf.matchAll(/\/S \/(T[RDH])\n(?:[^>]*\/Scope \/(\w+))?/g)].map(([, tag, scope]) => [
    tag,
    scope,
  ]);
  expect(tags.filter(([tag]) => tag === 'TH').map(([, scope]) => scope)).toEqual(['Column', 'Column', 'Row']);
  expect(tags.filter(([tag]) => tag === 'TD')).toHaveLength(1);
});

test('words are kept apart at the ends of lines for who reads by tags', async () => {
  const posten = [{ menge: 2, name: `Rose ${'und Honig '.repeat(9)}`, dazu: 'Sheabutter, 100 g' }];
  for (const schein of [scheinOf(), scheinOf({ posten })]) {
    const [page] = await pagesOf(await pdfOfLieferscheine(blattOf(schein)));
    expect(page).toMatch(/(Rose|Honig) \r\nSheabutter, 100 g/);
  }
});

test('each order begins a page, and one with many lines goes on without losing any', async () => {
  const posten = Array.from({ length: 70 }, (_, nr) => ({
    menge: 1,
    name: `Seife${nr}.`,
    dazu: 'Sheabutter',
  }));
  const pages = await pagesOf(
    await pdfOfLieferscheine(blattOf(scheinOf({ posten }), scheinOf(), scheinOf())),
  );
  expect(pages.filter((page) => page.includes('Lieferschein'))).toHaveLength(3);
  expect(pages.length).toBeLessThanOrEqual(7);
  const found = [...pages.join('\n').matchAll(/Seife(\d+)\./g)].map(([, nr]) => Number(nr));
  expect(found).toEqual(posten.map((_, nr) => nr));
});

test('the longest names and addresses are there to the last letter', async () => {
  const name = `${'W'.repeat(120)}.`;
  const zeilen = [
    'W'.repeat(80),
    'W'.repeat(101),
    'W'.repeat(80),
    'W'.repeat(101),
    `04109 ${'W'.repeat(80)}`,
  ];
  const pages = await pagesOf(
    await pdfOfLieferscheine(blattOf(scheinOf({ zeilen, posten: [{ menge: 99, name, dazu: '' }] }))),
  );
  expect(pages).toHaveLength(1);
  expect(pages.join('').match(/W/g)).toHaveLength(80 + 101 + 80 + 101 + 80 + 120);
});

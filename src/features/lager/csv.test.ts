import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, csvLines } from './csv.ts';

test('a file starts with the byte order mark, its cells are separated by semicolons and its lines end with CRLF', () => {
  expect(csvFile([['Größe', 'Öl']])).toBe('\uFEFF"Größe";"Öl"\r\n');
});

test.each([
  [1000, '1000'],
  [-2.5, '-2,5'],
  ['10,5 "fein"; neu\nZeile', '"10,5 ""fein""; neu\nZeile"'],
  ['=1+1', `"'=1+1"`],
  ['+49', `"'+49"`],
  ['-5 % Rabatt', `"'-5 % Rabatt"`],
  ['@summe', `"'@summe"`],
  ['\t=1', `"'\t=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋49', `"'＋49"`],
  ['－5', `"'－5"`],
  ['＠summe', `"'＠summe"`],
  [' \u00a0=1', `"' \u00a0=1"`],
  ['"=1', `"'""=1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['Duft = mild', '"Duft = mild"'],
  ['', '""'],
])('%j becomes %s', (cell, text) => {
  expect(csvLines([[cell]])).toBe(`${text}\r\n`);
});

const anyCell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=＝＠-1a ;"\'\t\r\u200b') }));

test('no text can break out of its cell or start a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyCell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = readCsv(csvLines(rows));
      expect(read).toEqual(rows.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell))));
    }),
  );
});

/** Whether a spreadsheet could begin a formula with the first character that it does not strip. */
function isFormula(cell: string): boolean {
  const first = [...cell].find((character) => !/[\s"'\p{C}]/u.test(character)) ?? '';
  return ['=', '+', '-', '@', '＝', '＋', '－', '＠'].includes(first) || ['\t', '\r'].includes(cell[0] ?? '');
}

/** Parses quoted cells like a spreadsheet does. */
function readCsv(text: string): string[][] {
  return [...text.matchAll(/(?:"(?:[^"]|"")*";?)+\r\n/g)].map(([line]) =>
    [...line.matchAll(/"((?:[^"]|"")*)"[;\r]/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

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
  ['', '""'],
])('%j becomes %s', (cell, text) => {
  expect(csvLines([[cell]])).toBe(`${text}\r\n`);
});

test('no text can break out of its cell or start a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = readCsv(csvLines(rows));
      expect(read).toEqual(
        rows.map((row) => row.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))),
      );
    }),
  );
});

/** Parses quoted cells like a spreadsheet does. */
function readCsv(text: string): string[][] {
  return [...text.matchAll(/(?:"(?:[^"]|"")*";?)+\r\n/g)].map(([line]) =>
    [...line.matchAll(/"((?:[^"]|"")*)"[;\r]/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

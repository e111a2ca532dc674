import { expect, test } from 'vitest';
import { isSingleLine } from './single-line.ts';

test.each(['Lavendeltraum', 'Grüner Tee & Öl – „mild“', 'Seife 👩‍🍳', '石鹸', ''])(
  '%j stands in one line',
  (text) => {
    expect(isSingleLine(text)).toBe(true);
  },
);

test.each([
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a NUL', 'a\0b'],
  ['a separator of lines', 'a\u2028b'],
  ['text that runs backwards', 'a\u202egnp.exe'],
  ['isolated text that runs backwards', '\u2067a\u2069'],
  ['a space without width', 'a\u200bb'],
  ['a byte order mark', 'a\ufeffb'],
])('%s does not', (_, text) => {
  expect(isSingleLine(text)).toBe(false);
});

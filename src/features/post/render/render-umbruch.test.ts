import { expect, test } from 'vitest';
import { breite, wrap } from './render-umbruch.ts';

test('a soft hyphen takes no column, and a sign of two units takes one', () => {
  expect(['Seife', 'Sei\u00adfe', 'Öl 😀', ''].map(breite)).toEqual([5, 5, 4, 0]);
});

test('a line breaks at the last space before its width, and not at all where it fits', () => {
  expect(wrap('Seife mit 😀 und Öl', 11)).toEqual(['Seife mit 😀', 'und Öl']);
  expect(wrap('Seife mit 😀 ', 12)).toEqual(['Seife mit 😀']);
  expect(wrap('a\n\nbcdefg hi', 4)).toEqual(['a', '', 'bcdefg', 'hi']);
});

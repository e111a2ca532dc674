import { expect, test } from 'vitest';
import { pdfFile, svgHinweis } from '#test/einstellung/hinweis-files.ts';
import { imageFile } from '#test/ware/bild-files.ts';
import { gewaehrleistungTypOf } from './gewaehrleistung-art.ts';

test.each([
  ['a PDF', pdfFile(), 'pdf'],
  ['an SVG with a declaration', svgHinweis(), 'svg'],
  ['an SVG without one', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['an SVG with a prefix after a comment', Buffer.from('\ufeff <!-- x --><svg:svg/>'), 'svg'],
  ['a web page', Buffer.from('<html></html>'), undefined],
  ['a text', Buffer.from('PDF'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('%s is known by its content', (_, bytes, typ) => {
  expect(gewaehrleistungTypOf(bytes)).toBe(typ);
});

test('a PNG is known, other pictures are not', async () => {
  expect(gewaehrleistungTypOf(await imageFile('png'))).toBe('png');
  expect(gewaehrleistungTypOf(await imageFile('jpeg'))).toBeUndefined();
});

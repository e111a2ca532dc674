import { expect, test } from 'vitest';
import { heicStart, imageFile, svgFile } from '#test/ware/bild-files.ts';
import { bildArtOf } from './bild-art.ts';

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s is known by its content', async (format) => {
  expect(bildArtOf(await imageFile(format))).toBe(format);
});

test.each([
  ['HEIC of an iPhone', heicStart(), 'heic'],
  ['AVIF with mif1 as its major brand', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'latin1'), 'avif'],
  ['film of a phone', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), undefined],
  ['sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), undefined],
  ['SVG', svgFile, undefined],
  ['text', Buffer.from('Hallo'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('%s is %s', (_, bytes, art) => {
  expect(bildArtOf(bytes)).toBe(art);
});

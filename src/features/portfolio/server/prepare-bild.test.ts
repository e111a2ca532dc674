import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareBild } from './prepare-bild.ts';

/** A JPEG as a phone makes it: lying on its side, with the turn and the place in its metadata. */
function phoneJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9fcdb8' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('a picture is kept upright in three widths and two formats, without its metadata', async () => {
  const bild = await prepareBild(await phoneJpeg(1300, 1000));

  expect({ breite: bild.breite, hoehe: bild.hoehe }).toEqual({ breite: 1000, hoehe: 1300 });
  expect(bild.varianten.map(({ breite, format }) => `${breite}.${format}`)).toEqual([
    '400.webp',
    '400.avif',
    '800.webp',
    '800.avif',
    '1000.webp',
    '1000.avif',
  ]);
  for (const { breite, daten } of bild.varianten) {
    const { width, exif, orientation } = await sharp(daten).metadata();
    expect({ width, exif, orientation }).toEqual({ width: breite, exif: undefined, orientation: undefined });
  }
});

test('the placeholder is tiny', async () => {
  const { platzhalter } = await prepareBild(await phoneJpeg(600, 600));
  expect(platzhalter).toMatch(/^data:image\/webp;base64,/);
  expect(platzhalter.length).toBeLessThan(400);
});

test('the same bytes have the same hash, others another', async () => {
  const bytes = await phoneJpeg(100, 100);
  const { hash } = await prepareBild(bytes);
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect((await prepareBild(bytes)).hash).toBe(hash);
  expect((await prepareBild(await phoneJpeg(100, 101))).hash).not.toBe(hash);
});

test('what is no image is refused', async () => {
  await expect(prepareBild(new TextEncoder().encode('kein Bild'))).rejects.toThrow();
});

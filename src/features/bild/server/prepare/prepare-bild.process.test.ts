import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  animatedImage,
  bombPng,
  heicStart,
  imageFile,
  phoneJpeg,
  svgFile,
  truncated,
} from '#test/ware/bild-files.ts';
import { prepareBild } from './prepare-bild.ts';

function refusalOf(bytes: Uint8Array): Promise<{ code: string; message: string; fehler: string[] }> {
  return prepareBild(bytes).then(
    () => Promise.reject(new Error('it was accepted')),
    (error) => error,
  );
}

/** The colour in the middle of the widest WebP. */
async function middleOf(bytes: Uint8Array): Promise<number[]> {
  const { varianten } = await prepareBild(bytes);
  const widest = varianten.at(-2)?.daten ?? Buffer.alloc(0);
  const { data } = await sharp(widest).removeAlpha().resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a prepared picture', () => {
  test('is upright in three widths and two formats, without its metadata', async () => {
    const phone = await phoneJpeg(1300, 1000);
    expect((await sharp(phone).metadata()).exif?.toString('latin1')).toContain('Phone');

    const bild = await prepareBild(phone);

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
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(daten).metadata();
      expect({ width, height }).toEqual({ width: breite, height: Math.round(breite * 1.3) });
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    }
  });

  test('is at most 1600 wide and has the size of the original', async () => {
    const bild = await prepareBild(await phoneJpeg(1500, 3000));
    expect({ breite: bild.breite, hoehe: bild.hoehe }).toEqual({ breite: 3000, hoehe: 1500 });
    expect(bild.varianten.map(({ breite }) => breite)).toEqual([400, 400, 800, 800, 1600, 1600]);
    expect(await sharp(bild.varianten[4]?.daten).metadata()).toMatchObject({ width: 1600, height: 800 });
  });

  test('has a tiny placeholder', async () => {
    const { platzhalter } = await prepareBild(await phoneJpeg(600, 600));
    expect(platzhalter).toMatch(/^data:image\/webp;base64,/);
    expect(platzhalter.length).toBeLessThan(400);
  });

  test('has the same hash for the same bytes, another for others', async () => {
    const bytes = await phoneJpeg(100, 100);
    const { hash } = await prepareBild(bytes);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect((await prepareBild(bytes)).hash).toBe(hash);
    expect((await prepareBild(await phoneJpeg(100, 101))).hash).not.toBe(hash);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may come as %s', async (format) => {
    const [red = 0, green = 0, blue = 0] = await middleOf(await imageFile(format, '#c9a0a8'));
    expect(Math.abs(red - 0xc9) + Math.abs(green - 0xa0) + Math.abs(blue - 0xa8)).toBeLessThan(12);
  });

  test.each(['webp', 'gif'] as const)('of an animated %s is its first picture', async (format) => {
    const [red = 0, green = 255] = await middleOf(await animatedImage(format));
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  test('keeps transparency', async () => {
    const { varianten } = await prepareBild(await imageFile('png', '#c9a0a880'));
    for (const { daten } of varianten) expect((await sharp(daten).metadata()).hasAlpha).toBe(true);
  });
});

describe('refused with a German text is', () => {
  test.each([
    ['a text that is called .jpg', Buffer.from('kein Bild')],
    ['an SVG', svgFile],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['an empty file', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    const text = 'Das ist kein Bild, das der Laden lesen kann. Möglich sind JPEG, PNG, WebP, AVIF und GIF.';
    expect(await refusalOf(bytes)).toMatchObject({
      code: 'UNSUPPORTED',
      message: text,
      fehler: [`image: ${text}`],
    });
  });

  test('a TIFF, although sharp could read it', async () => {
    expect((await refusalOf(await imageFile('tiff'))).code).toBe('UNSUPPORTED');
  });

  test('HEIC, because the library is built without it', async () => {
    const { code, message } = await refusalOf(heicStart());
    expect(code).toBe('UNSUPPORTED');
    expect(message).toContain('als JPEG');
  });

  test('a decompression bomb, before anything of it is decoded', async () => {
    const { code, message } = await refusalOf(bombPng());
    expect([code, message]).toEqual(['TOO_LARGE', 'Das Bild hat 3600 Megapixel. Möglich sind höchstens 50.']);
  });

  test('a picture of more than 50 megapixels, with the tolerance that a phone of 50 needs', async () => {
    expect((await refusalOf(bombPng(7142))).message).toBe(
      'Das Bild hat 51 Megapixel. Möglich sind höchstens 50.',
    );
    expect(await prepareBild(await phoneJpeg(8192, 6144))).toMatchObject({ breite: 6144, hoehe: 8192 });
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s that ends too early', async (format) => {
    const { code, message } = await refusalOf(await truncated(format));
    expect([code, message]).toEqual(['BAD_REQUEST', 'Das Bild ist beschädigt oder unvollständig.']);
  });

  test('a picture that is hardly more than a line', async () => {
    expect((await refusalOf(await phoneJpeg(100, 1001))).message).toContain('zu lang und schmal');
    expect(await prepareBild(await phoneJpeg(100, 1000))).toMatchObject({ breite: 1000, hoehe: 100 });
  });
});

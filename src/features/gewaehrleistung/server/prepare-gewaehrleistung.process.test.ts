import { hash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { pdfFile, pngHinweis, protectedPdf, svgHinweis } from '#test/einstellung/hinweis-files.ts';
import { bombPng, imageFile, truncated } from '#test/ware/bild-files.ts';
import { prepareGewaehrleistungApart } from './change-gewaehrleistung.ts';
import { type PreparedHinweis, prepareGewaehrleistung } from './prepare-gewaehrleistung.ts';

vi.setConfig({ testTimeout: 30_000 });

// What a preparation may decode applies to this whole process.
const allowAll = () => sharp.unblock({ operation: ['VipsForeignLoad'] });
afterAll(allowAll);

const prepared = new Map<string, Promise<PreparedHinweis>>();

/** Each file is prepared once: it takes a second. */
function prepare(bytes: Uint8Array): Promise<PreparedHinweis> {
  const key = hash('sha256', bytes);
  const hinweis = prepared.get(key) ?? prepareGewaehrleistung(bytes);
  prepared.set(key, hinweis);
  return hinweis;
}

/** A prepared picture, which the preparation itself must not decode. */
function open(daten: Uint8Array | undefined) {
  allowAll();
  return sharp(daten);
}

async function refusalOf(bytes: Uint8Array) {
  return prepareGewaehrleistung(bytes).then(
    () => expect.unreachable('it was accepted'),
    ({ code, message, fehler }: { code: string; message: string; fehler: string[] }) => {
      expect(fehler).toEqual([`datei: ${message}`]);
      return { code, message };
    },
  );
}

/** The colour of one pixel of the widest picture, as it is shown on white. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { bilder } = await prepare(bytes);
  const pixel = open(bilder.at(-1)?.daten).extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await pixel.flatten({ background: '#ffffff' }).raw().toBuffer())];
}

describe('a prepared notice', () => {
  test('of a PDF is its whole first page in three widths, in proportion', async () => {
    const hinweis = await prepare(pdfFile({ seiten: 2 }));
    expect(hinweis).toMatchObject({ typ: 'pdf', seiten: 2, breite: 1600, hoehe: 2263 });
    expect(hinweis.hash).toMatch(/^[0-9a-f]{64}$/);
    const sizes = await Promise.all(
      hinweis.bilder.map(async ({ breite, daten }) => {
        const { width, height, format, exif } = await open(daten).metadata();
        return [breite, width, height, format, exif];
      }),
    );
    expect(sizes).toEqual([
      [400, 400, 566, 'webp', undefined],
      [800, 800, 1132, 'webp', undefined],
      [1600, 1600, 2263, 'webp', undefined],
    ]);
  });

  test('has the colours of the file', async () => {
    expect(await colourAt(pdfFile(), 400, 2263 - 400)).toEqual([255, 0, 0]);
    expect(await colourAt(pdfFile(), 1590, 10)).toEqual([255, 255, 255]);
    expect(await colourAt(svgHinweis(), 320, 320)).toEqual([0, 51, 153]);
    expect(await colourAt(await pngHinweis(), 75, 75)).toEqual([255, 204, 0]);
    expect(await colourAt(await pngHinweis(), 500, 500)).toEqual([0, 51, 153]);
  });

  test('has grey edges of letters, never coloured ones', async () => {
    const { bilder } = await prepare(pdfFile({ content: '0 g BT /F1 24 Tf 72 700 Td (Hinweis) Tj ET' }));
    const { data } = await open(bilder.at(-1)?.daten).raw().toBuffer({ resolveWithObject: true });
    let dark = 0;
    let coloured = 0;
    for (let at = 0; at < data.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red < 128) dark += 1;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 2) coloured += 1;
    }
    expect([dark > 1000, coloured]).toEqual([true, 0]);
  });

  test('of an SVG is drawn as wide as of a PDF, of a PNG it is never enlarged', async () => {
    expect(await prepare(svgHinweis())).toMatchObject({
      typ: 'svg',
      breite: 1600,
      hoehe: 2133,
    });
    const png = await prepare(await pngHinweis());
    expect(png).toMatchObject({ typ: 'png', seiten: 1, breite: 900, hoehe: 1200 });
    expect(png.bilder.map(({ breite }) => breite)).toEqual([400, 800, 900]);
    expect(await prepare(await pngHinweis(2000, 3000))).toMatchObject({
      breite: 1600,
      hoehe: 2400,
    });
  });

  test('of a small PNG has exactly its pixels', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 500, height: 300, channels: 3, background: '#888888', noise } as const;
    const file = await sharp({ create }).png().toBuffer();
    const { bilder } = await prepare(file);
    const pixels = (bytes: Uint8Array | undefined) => open(bytes).removeAlpha().raw().toBuffer();
    expect((await pixels(bilder.at(-1)?.daten)).equals(await pixels(file))).toBe(true);
  });

  test('keeps what is transparent', async () => {
    const { bilder } = await prepare(svgHinweis());
    expect((await open(bilder[0]?.daten).metadata()).hasAlpha).toBe(true);
  });

  test('of an SVG with an embedded picture contains it', async () => {
    const bild = (await imageFile('png', '#ff0000')).toString('base64');
    const inside = `<image xlink:href="data:image/png;base64,${bild}" x="100" y="100" width="120" height="80"/>`;
    expect(await colourAt(svgHinweis({ inside }), 800, 700)).toEqual([255, 0, 0]);
  });

  test('is the same from another process', async () => {
    const file = pdfFile();
    expect(await prepareGewaehrleistungApart(file)).toEqual(await prepare(file));
  });
});

const unsupported = 'Das ist keine Datei, die der Laden lesen kann. Möglich sind PDF, PNG und SVG.';
const broken = 'Die Datei ist beschädigt oder unvollständig.';

describe('refused with a German text is', () => {
  test.each([
    ['a text', Buffer.from('Hallo')],
    ['an empty file', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><html><body><svg/></body></html>')],
  ])('%s', async (_, bytes) => {
    const { code, message } = await refusalOf(bytes);
    expect([unsupported, expect.stringContaining('SVG')]).toContainEqual(message);
    expect(['UNSUPPORTED', 'BAD_REQUEST']).toContain(code);
  });

  test('a photo', async () => {
    expect(await refusalOf(await imageFile('jpeg'))).toEqual({ code: 'UNSUPPORTED', message: unsupported });
  });

  test('a PDF that is cut off, says nothing, or has no pages', async () => {
    for (const bytes of [pdfFile().subarray(0, 300), Buffer.from('%PDF-1.7\n'), pdfFile({ seiten: 0 })])
      expect(await refusalOf(bytes)).toEqual({ code: 'BAD_REQUEST', message: broken });
  });

  test('a PDF with a password', async () => {
    expect((await refusalOf(protectedPdf())).message).toContain('mit einem Passwort geschützt');
  });

  test('a PNG that ends too early, or declares more than 50 megapixels', async () => {
    expect(await refusalOf(await truncated('png'))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(bombPng())).toEqual({
      code: 'TOO_LARGE',
      message: 'Das Bild hat 3600 Megapixel. Möglich sind höchstens 50.',
    });
  });

  test('a picture that is too narrow to be read, or hardly more than a line', async () => {
    expect((await refusalOf(await pngHinweis(399, 600))).message).toContain('nur 399 Pixel breit');
    expect((await refusalOf(await pngHinweis(400, 2001))).message).toContain('zu lang und schmal');
    expect((await refusalOf(pdfFile({ box: '0 0 100 501' }))).message).toContain('zu lang und schmal');
  });

  test('an SVG of which a part was cut off', async () => {
    expect(await refusalOf(svgHinweis().subarray(0, -8))).toEqual({ code: 'BAD_REQUEST', message: broken });
  });

  test('an SVG with a picture that would not fit into memory', async () => {
    const bild = bombPng(20_000).toString('base64');
    const inside = `<image href="data:image/png;base64,${bild}" width="9" height="9"/>`;
    expect(await refusalOf(svgHinweis({ inside }))).toMatchObject({ code: 'TOO_LARGE' });
  });
});

test('an SVG that multiplies itself a billion times ends within its time, and is no unexpected error', async () => {
  const levels = Array.from({ length: 12 }, (_, n) => {
    const use = `<use xlink:href="#g${n}"/>`.repeat(10);
    return `<g id="g${n + 1}">${use}</g>`;
  });
  const inside = `<defs><rect id="g0" width="9" height="9"/>${levels.join('')}</defs><use xlink:href="#g12"/>`;
  const outcome = await prepareGewaehrleistungApart(svgHinweis({ inside }), { timeout: 5_000 }).catch(
    (error) => error.name,
  );
  expect(['AppError', expect.objectContaining({ typ: 'svg' })]).toContainEqual(outcome);
});

test('a PDF of a size that no sheet has is drawn within the same limits', async () => {
  const hinweis = await prepareGewaehrleistung(pdfFile({ box: '0 0 1000000 1000000' }));
  expect(hinweis).toMatchObject({ breite: 1600, hoehe: 1600 });
});

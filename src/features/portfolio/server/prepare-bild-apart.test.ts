import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { imageFile, phoneJpeg, truncated } from '#test/bild-files.ts';
import { prepareBild } from './prepare-bild.ts';
import { prepareBildApart, prepareFormApart, stopText } from './prepare-bild-apart.ts';

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test('another process prepares a picture just as this one would', async () => {
  const photo = await phoneJpeg(900, 600);
  expect(await prepareBildApart(photo)).toEqual(await prepareBild(photo));
});

test('another process makes the JPEG of a kept picture, without what is see-through', async () => {
  const kept = await imageFile('webp', '#00000000');
  const jpeg = await prepareFormApart(kept, { format: 'jpeg', breite: 60, hoehe: 40 });
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 60, height: 40, exif: undefined });
  const [red = 0] = await sharp(jpeg).resize(1, 1).raw().toBuffer();
  expect(red).toBeGreaterThan(240);
});

test('a refusal comes back with its code and German text', async () => {
  const text = 'Das Bild ist beschädigt oder unvollständig.';
  await expect(prepareBildApart(await truncated('jpeg'))).rejects.toMatchObject({
    name: 'AppError',
    code: 'BAD_REQUEST',
    message: text,
    fehler: [`image: ${text}`],
  });
});

test('what is not done in time is given up with a German text, not called a bug', async () => {
  await expect(prepareBildApart(await phoneJpeg(900, 600), { timeout: 1 })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('nicht rechtzeitig fertig'),
    retryAfter: 60,
  });
});

test('a bug in there is an error here, with the place where it happened', async () => {
  const noBytes = { subarray: 'not a function' } as unknown as Uint8Array;
  await expect(prepareBildApart(noBytes)).rejects.toThrow(/picture process: TypeError.*bildArtOf/s);
});

test('the work is given up when the shop ends', async () => {
  const ending = new AbortController();
  const prepared = prepareBildApart(await phoneJpeg(900, 600), { ending: ending.signal });
  ending.abort();
  await expect(prepared).rejects.toMatchObject({ name: 'AppError', code: 'UNAVAILABLE', message: stopText });
});

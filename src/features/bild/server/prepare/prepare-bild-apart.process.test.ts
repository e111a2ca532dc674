import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { imageFile, phoneJpeg, truncated } from '#test/ware/bild-files.ts';
import { prepareBild } from './prepare-bild.ts';
import { bildStopText, prepareBildApart, prepareFormApart } from './prepare-bild-apart.ts';

// Starting a process takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test('another process prepares a picture exactly like this one', async () => {
  const photo = await phoneJpeg(900, 600);
  expect(await prepareBildApart(photo)).toEqual(await prepareBild(photo));
});

test('another process makes the JPEG of a stored picture, without transparency', async () => {
  const kept = await imageFile('webp', '#00000000');
  const jpeg = await prepareFormApart(kept, { format: 'jpeg', breite: 60, hoehe: 40 });
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 60, height: 40, exif: undefined });
  const [red = 0] = await sharp(jpeg).resize(1, 1).raw().toBuffer();
  expect(red).toBeGreaterThan(240);
});

test('a refusal is returned with its code and German text', async () => {
  const text = 'Das Bild ist beschädigt oder unvollständig.';
  await expect(prepareBildApart(await truncated('jpeg'))).rejects.toMatchObject({
    name: 'AppError',
    code: 'BAD_REQUEST',
    message: text,
    fehler: [`image: ${text}`],
  });
});

test('a timeout is a refusal with a German text, not an unexpected error', async () => {
  await expect(prepareBildApart(await phoneJpeg(900, 600), { timeout: 1 })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('nicht rechtzeitig fertig'),
    retryAfter: 60,
  });
});

test('an error in the process is rethrown here with its stack', async () => {
  const noBytes = { subarray: 'not a function' } as unknown as Uint8Array;
  await expect(prepareBildApart(noBytes)).rejects.toThrow(/process apart: TypeError.*bildArtOf/s);
});

test('the work is aborted when the server stops', async () => {
  const ending = new AbortController();
  const prepared = prepareBildApart(await phoneJpeg(900, 600), { ending: ending.signal });
  ending.abort();
  await expect(prepared).rejects.toMatchObject({
    name: 'AppError',
    code: 'UNAVAILABLE',
    message: bildStopText,
  });
});

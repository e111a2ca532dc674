import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPng } from './qr-png.ts';

test('a code is a picture of six pixels a module with four light ones around it', async () => {
  const text = 'BCD\n002\n1\nSCT\n\nAda Beispiel\nDE02120300000000202051\nEUR20.70\n\n\nB-26-K7M4Q';
  const { size, data } = encode(text, { ecc: 'M', boostEcc: false, border: 4 });
  const { data: pixels, info } = await sharp(qrPng(text))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size * 6, size * 6]);
  const wrong = [...pixels].filter((value, at) => {
    const isDark = data[Math.floor(at / info.width / 6)]?.[Math.floor((at % info.width) / 6)];
    return value !== (isDark ? 0 : 255);
  });
  expect(wrong).toEqual([]);
  expect(qrPng(text).byteLength).toBeLessThan(3000);
});

import { expect, test } from 'vitest';
import { imageFile } from '#test/ware/bild-files.ts';
import { bildFormate } from './bild-adresse.ts';
import { isWholeBild } from './bild-laenge.ts';

test.each([...bildFormate, 'jpeg'] as const)(
  'a complete %s is distinguished from any part of it and from one with trailing bytes',
  async (format) => {
    const daten = await imageFile(format);
    expect(isWholeBild(daten, format)).toBe(true);
    for (const length of [0, 1, 8, 12, Math.floor(daten.byteLength / 2), daten.byteLength - 1])
      expect([length, isWholeBild(daten.subarray(0, length), format)]).toEqual([length, false]);
    expect(isWholeBild(Buffer.concat([daten, Buffer.alloc(9, 1)]), format)).toBe(false);
  },
);

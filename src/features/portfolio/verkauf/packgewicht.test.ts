import { expect, test } from 'vitest';
import { packgewichtOf } from './packgewicht.ts';

test.each([
  [{ gramm: 100, packgewicht: 130 }, 130],
  [{ gramm: 500, packgewicht: 130 }, 500],
  [{ gramm: 100, packgewicht: null }, 100],
  [{ gramm: 100 }, 100],
  [{ gramm: 0 }, undefined],
  [{ typ: 'ring', packgewicht: 12 }, 12],
  [{ typ: 'ring' }, undefined],
])('%j weighs %s g in a parcel', (produkt, gramm) => {
  expect(packgewichtOf(produkt)).toBe(gramm);
});

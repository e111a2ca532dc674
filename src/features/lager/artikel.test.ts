import { expect, test } from 'vitest';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { artikelGruppenNamen, artikelTypen, lagerTypen } from './artikel.ts';

test('every group of the stock has a unique name, and every kind a unique address', () => {
  const paths = Object.values(rohstoffKinds).map(({ path }) => path);
  for (const words of [artikelGruppenNamen, lagerTypen, artikelTypen, paths])
    expect(new Set<string>(words).size).toBe(words.length);
});

test('a kind is registered under its own typ, which the database uses', () => {
  for (const [key, { typ }] of Object.entries(rohstoffKinds)) expect(typ).toBe(key);
});

import { expect, test } from 'vitest';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { artikelTypen, gruppenNamen, lagerTypen } from './artikel.ts';

test('no two groups of the stock are called the same, and no two kinds have the same address', () => {
  const paths = Object.values(rohstoffKinds).map(({ path }) => path);
  for (const words of [gruppenNamen, lagerTypen, artikelTypen, paths])
    expect(new Set<string>(words).size).toBe(words.length);
});

test('a kind is registered under its own typ, by which the database knows it', () => {
  for (const [key, { typ }] of Object.entries(rohstoffKinds)) expect(typ).toBe(key);
});

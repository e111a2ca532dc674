import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareStellen, readStelle, stelleMuster, stelleText } from './stelle.ts';

const stelle = fc.record({
  reihenfolge: fc.nat(9999),
  name: fc.string({ minLength: 1 }).map((name) => `x${name}`),
});

test('a place is the same after its way through an address', () => {
  fc.assert(
    fc.property(stelle, (one) => {
      expect(stelleText(one)).toMatch(stelleMuster);
      expect(readStelle(stelleText(one))).toEqual(one);
    }),
  );
});

test('places are sorted by number, then as German sorts names; no two different ones are the same', () => {
  const sorted = ['Honig', 'Äpfel', 'Zimt', 'Seife 10', 'Seife 2'].map((name) => ({ reihenfolge: 1, name }));
  expect(
    [...sorted, { reihenfolge: 0, name: 'Zuletzt' }].sort(compareStellen).map(({ name }) => name),
  ).toEqual([...['Zuletzt', 'Äpfel', 'Honig', 'Seife 2', 'Seife 10', 'Zimt']]);
  // The collator takes both for the same text.
  const [eins, zwei] = ['Rosé', 'Rose\u0301'].map((name) => ({ reihenfolge: 1, name }));
  expect(eins && zwei && compareStellen(eins, zwei) * compareStellen(zwei, eins)).toBe(-1);
});

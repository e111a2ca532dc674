import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxReihenfolge } from '../produkt-body.ts';
import { neuePlaetze, type Platz } from './neue-plaetze.ts';

const places = (...nummern: number[]): Platz[] =>
  nummern.map((reihenfolge, at) => ({ id: 'abcdef'[at] ?? '', reihenfolge }));
const shown = (moved: Platz[] | undefined) =>
  moved?.map(({ id, reihenfolge }) => `${id}${reihenfolge}`).join(' ');

test.each([
  ['two neighbours', [1, 2, 3], 'ba', 'b1 a2'],
  ['a way over others, between gaps', [10, 20, 30, 40], 'cab', 'c10 a20 b30'],
  ['two that are not neighbours', [1, 2, 3], 'ca', 'c1 a3'],
  ['the same number, which those behind have too', [1, 1, 1, 7], 'ba', 'a2 c3'],
  ['numbers that the next one has', [4, 4, 5, 9], 'ba', 'a5 c6'],
  ['the last number, which two have', [5, 9999, 9999], 'cb', 'a1 c2 b3'],
  ['a number behind which there is no room', [2, 9998, 9998, 9999], 'cb', 'a1 c2 b3 d4'],
  ['the order that there is', [1, 2, 3], 'ab', ''],
  ['none', [1, 2], '', ''],
  ['an unknown one', [1, 2], 'ax', undefined],
  ['one twice', [1, 2], 'aa', undefined],
])('%s', (_what, nummern, ids, expected) => {
  expect(shown(neuePlaetze(places(...nummern), [...ids]))).toBe(expected);
});

test('sorted by their new numbers, then as before, the products stand in the new order, up to the bound', () => {
  const nummer = fc.oneof(fc.nat(5), fc.integer({ min: maxReihenfolge - 3, max: maxReihenfolge }));
  const list = fc.array(nummer, { minLength: 1, maxLength: 8 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (nummern, one, other) => {
      const alle = nummern.map((reihenfolge, at) => ({ id: String(at), reihenfolge }));
      const [from, to] = [one % alle.length, other % alle.length];
      const neu = alle.map(({ id }) => id);
      neu.splice(to, 0, ...neu.splice(from, 1));
      const ids = neu.slice(Math.min(from, to), Math.max(from, to) + 1);
      const moved = new Map(neuePlaetze(alle, ids)?.map((platz) => [platz.id, platz.reihenfolge]));
      const nummerOf = (id: string) => moved.get(id) ?? nummern[Number(id)] ?? -1;
      const sorted = alle
        .map(({ id }) => id)
        .sort((a, b) => nummerOf(a) - nummerOf(b) || Number(a) - Number(b));
      expect(sorted).toEqual(neu);
      expect(Math.max(...neu.map(nummerOf))).toBeLessThanOrEqual(maxReihenfolge);
    }),
  );
});

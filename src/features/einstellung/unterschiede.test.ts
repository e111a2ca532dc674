import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angabenUnterschiede } from './unterschiede.ts';

test.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: 2 }, [{ feld: 'a', vorher: 1, nachher: 2 }]],
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, [{ feld: 'a.b', vorher: 'x', nachher: 'y' }]],
  [{ a: [] }, { a: [{ n: 1 }] }, [{ feld: 'a.0.n', vorher: undefined, nachher: 1 }]],
  [{ a: [1, 2] }, { a: [1] }, [{ feld: 'a.1', vorher: 2, nachher: undefined }]],
  [{ a: null }, { a: 0 }, [{ feld: 'a', vorher: null, nachher: 0 }]],
  [{ a: null }, { a: [] }, [{ feld: 'a', vorher: null, nachher: [] }]],
])('from %j to %j', (vorher, nachher, expected) => {
  expect(angabenUnterschiede(vorher, nachher)).toEqual(expected);
});

test('equal values have none, and swapped values have the same fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      expect(angabenUnterschiede(left, structuredClone(left))).toEqual([]);
      const there = angabenUnterschiede(left, right).map(({ feld }) => feld);
      const back = angabenUnterschiede(right, left).map(({ feld }) => feld);
      expect(back.sort()).toEqual(there.sort());
    }),
  );
});

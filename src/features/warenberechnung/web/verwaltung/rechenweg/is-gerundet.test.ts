import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate, kostenOf } from '../../../berechnung.ts';
import type { Warenberechnung } from '../../../contract.ts';
import { type Parameter, parameterDefaults } from '../../../parameter.ts';
import { isGerundet, isRechenwegGerundet } from './is-gerundet.ts';

test.each([
  // Shown as 0,88 + 0,51 + 0,40 = 1,78.
  [[0.876, 0.506, 0.398], 1.78, true],
  [[0.88, 0.51, 0.39], 1.78, false],
  [[0.999, null, 0.12], 1.119, false],
  [[-0.255, 1], 0.745, true],
  [[], 0, false],
])('amounts of %j and a sum of %d need a note: %s', (teile, summe, isNeeded) => {
  expect(isGerundet(teile, summe)).toBe(isNeeded);
});

function sheet(preise: { seife: number; oel: number; karton: number }, changes: Partial<Parameter> = {}) {
  const rohstoffe = [
    { menge: 100, preisProEinheit: preise.seife },
    { menge: 2, preisProEinheit: preise.oel },
    { menge: 1, preisProEinheit: preise.karton },
  ];
  const parameter = { ...parameterDefaults, ...changes };
  const posten = rohstoffe.map((of) => ({ kosten: kostenOf(of) }));
  return { ...parameter, ...calculate(rohstoffe, parameter), posten } as Warenberechnung;
}

test('needs a note only if a displayed step does not match to the cent', () => {
  expect(isRechenwegGerundet(sheet({ seife: 0.01, oel: 0.02, karton: 0.12 }))).toBe(false);
  expect(isRechenwegGerundet(sheet({ seife: 0.01, oel: 0.02, karton: 0.12 }, { zusatzKosten: -50 }))).toBe(
    false,
  );
  // 1.149 is shown as 1,15; three times the exact amount is 3.447, shown as 3,45, which happens to match.
  expect(isRechenwegGerundet(sheet({ seife: 0.00999, oel: 0.015, karton: 0.12 }))).toBe(false);
  // 1.786 is shown as 1,79, three times the exact amount as 5,36, which does not match.
  expect(isRechenwegGerundet(sheet({ seife: 0.0156, oel: 0.05, karton: 0.126 }))).toBe(true);
});

test('prices in whole cents with default parameters never need a note', () => {
  const cents = fc.integer({ min: 1, max: 500 }).map((cent) => cent / 100);
  fc.assert(
    fc.property(cents, cents, cents, (seife, oel, karton) => {
      expect(isRechenwegGerundet(sheet({ seife, oel, karton }))).toBe(false);
    }),
  );
});

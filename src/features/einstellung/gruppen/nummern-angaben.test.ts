import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ausgelasseneNummern,
  beispielBestellnummer,
  beispielRechnungsnummer,
  leereNummern,
  mindestnummernOf,
  nummernAngaben,
  nummernBody,
  nummernProblem,
} from './nummern-angaben.ts';

const ab = (naechsteRechnung: number) => ({ ...leereNummern, naechsteRechnung });

test('a number of a document has its year and at least four digits', () => {
  expect(beispielRechnungsnummer(ab(40), 2026)).toBe('RE-2026-0040');
  expect(beispielRechnungsnummer(ab(123_456), 2027)).toBe('RE-2027-123456');
});

test('a number of an order has the year and no counter', () => {
  expect(beispielBestellnummer(leereNummern, 2026)).toBe('B-26-K7M4Q');
});

test.each([
  [1, 1, 0],
  [1, 101, 0],
  [1, 102, 101],
  [40, 1040, 1000],
])('from %i to %i leaves out %i numbers that need a question', (vorher, neu, count) => {
  expect(ausgelasseneNummern(ab(vorher), ab(neu))).toBe(count);
});

test('the next number rises or stays, in every order of saves', () => {
  const nummer = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(fc.array(nummer, { minLength: 2 }), (wishes) => {
      let stand = ab(1);
      for (const wish of wishes) {
        const neu = ab(wish);
        if (nummernProblem(stand, neu) === undefined) {
          expect(neu.naechsteRechnung).toBeGreaterThanOrEqual(stand.naechsteRechnung);
          stand = neu;
        }
      }
      expect(stand.naechsteRechnung).toBe(Math.max(1, ...wishes));
    }),
  );
});

test.each(['', 're', '1A', 'RE-', 'ABCDEFG'])('the prefix „%s“ is refused', (rechnungPraefix) => {
  expect(nummernAngaben.safeParse({ ...leereNummern, rechnungPraefix }).success).toBe(false);
});

test('numbers of orders and of documents do not begin alike', () => {
  const { error } = nummernBody.safeParse({ ...leereNummern, rechnungPraefix: 'B' });
  expect(error?.issues).toMatchObject([
    { path: ['rechnungPraefix'], message: expect.stringContaining('verschiedene Anfänge') },
  ]);
});

test('a number is asked for in the year of the save that raised it, not in one that kept it', () => {
  const staende = [
    { angaben: ab(1), geaendertAt: '2026-01-02T08:00:00.000Z' },
    { angaben: ab(40), geaendertAt: '2026-11-23T08:00:00.000Z' },
    // In the workshop it is the new year already.
    { angaben: ab(90), geaendertAt: '2026-12-31T23:30:00.000Z' },
    { angaben: ab(90), geaendertAt: '2028-01-02T08:00:00.000Z' },
  ];
  const jahre = [2025, 2026, 2027, 2028].map((jahr) => mindestnummernOf(staende, jahr));
  expect(jahre).toEqual([[], [40], [90], []]);
});

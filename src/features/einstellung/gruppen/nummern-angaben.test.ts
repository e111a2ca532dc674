import { expect, test } from 'vitest';
import {
  ausgelassenVon,
  beispielBestellnummer,
  beispielRechnungsnummer,
  isSprung,
  leereNummern,
  mindestnummernOf,
  naechsteRechnungsnummer,
  nummernAngaben,
  nummernBody,
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
  [1, 1, false],
  [1, 101, false],
  [1, 102, true],
  [40, 1040, true],
  [1040, 40, false],
])('from %i to %i needs a question: %s', (vorher, neu, isFrage) => {
  expect(isSprung(ab(vorher), ab(neu))).toBe(isFrage);
});

// The settings ask for 60 already; no document has a number from 42 on.
const folge = { naechste: 'RE-2026-0060', jahr: 2026, frei: 42 };

test.each([
  // The number stays: what it leaves out was asked before.
  [500, 500, 0, false, 'RE-2026-0060'],
  [60, 500, 458, true, 'RE-2026-0500'],
  [60, 42, 0, false, 'RE-2026-0042'],
  [60, 43, 1, true, 'RE-2026-0043'],
  // A typo of 5000 is corrected to what is a big step as well.
  [5000, 500, 458, true, 'RE-2026-0500'],
  [60, 7, 0, false, 'RE-2026-0042'],
])(
  'where the range is known, from %i to %i leaves out %i numbers',
  (vorher, neu, davor, isFrage, naechste) => {
    expect(ausgelassenVon(ab(vorher), ab(neu), folge)).toBe(davor);
    expect(isSprung(ab(vorher), ab(neu), folge)).toBe(isFrage);
    expect(naechsteRechnungsnummer(ab(vorher), ab(neu), folge)).toBe(naechste);
  },
);

test.each(['', 're', '1A', 'RE-', 'ABCDEFG'])('the prefix „%s“ is refused', (rechnungPraefix) => {
  expect(nummernAngaben.safeParse({ ...leereNummern, rechnungPraefix }).success).toBe(false);
});

test('numbers of orders and of documents do not begin alike', () => {
  const { error } = nummernBody.safeParse({ ...leereNummern, rechnungPraefix: 'B' });
  expect(error?.issues).toMatchObject([
    { path: ['rechnungPraefix'], message: expect.stringContaining('verschiedene Anfänge') },
  ]);
});

test('a number is asked for in the year of the save that changed it, not in one that kept it', () => {
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

test('each save of a year that changed the number asks for it, also for a lower one; the first number is not asked for', () => {
  const staende = [
    { angaben: ab(1), geaendertAt: '2026-01-02T08:00:00.000Z' },
    { angaben: ab(5000), geaendertAt: '2026-11-23T08:00:00.000Z' },
    { angaben: ab(500), geaendertAt: '2026-11-23T08:01:00.000Z' },
    // A prefix was changed.
    { angaben: ab(500), geaendertAt: '2026-11-23T08:02:00.000Z' },
    { angaben: ab(41), geaendertAt: '2027-03-01T08:00:00.000Z' },
    { angaben: ab(1), geaendertAt: '2027-03-01T08:01:00.000Z' },
  ];
  const jahre = [2026, 2027].map((jahr) => mindestnummernOf(staende, jahr));
  expect(jahre).toEqual([
    [5000, 500],
    [41, 1],
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monatNach, monatVor } from '#shared/datum/monat.ts';
import { addUmsaetze } from './add-umsaetze.ts';
import type { Umsatz } from './contract.ts';
import { parseUmsatz } from './read-umsatz.ts';
import { tageIn, vergleichText } from './umsatz-text.ts';

const umsatz = (...tage: [string, number][]): Umsatz => {
  const sum = tage.reduce((sum, [, one]) => sum + one, 0);
  return {
    umsatz: sum,
    umsatzNetto: sum,
    tage: tage.map(([tag, umsatz]) => ({ tag, umsatz, umsatzNetto: umsatz })),
    produkte: [],
  };
};
const oktober = umsatz(['2026-10-02', 100], ['2026-10-23', 50], ['2026-10-24', 850]);

test.each([
  [180, '2026-11-23', '20\u00a0% mehr als bis zum 23. Oktober (150,00\u00a0€).'],
  [75, '2026-11-23', '50\u00a0% weniger als bis zum 23. Oktober (150,00\u00a0€).'],
  [150.3, '2026-11-23', 'So viel wie bis zum 23. Oktober (150,00\u00a0€).'],
  [1500, '2026-12-01', '50\u00a0% mehr als im Oktober (1.000,00\u00a0€).'],
  [5, '2026-11-01', 'Bis zum 1. Oktober war noch nichts verkauft.'],
])('%d € in November, read on %s: %s', (euro, heute, text) => {
  const jetzt = umsatz(['2026-11-03', euro]);
  expect(vergleichText('2026-11', { jetzt, vorher: oktober, heute })).toBe(text);
});

test('months follow one another, and have their days', () => {
  expect([monatVor('2026-01'), monatVor('2026-11'), monatNach('2026-12'), monatNach('2026-09')]).toEqual([
    '2025-12',
    '2026-10',
    '2027-01',
    '2026-10',
  ]);
  expect(['2026-02', '2028-02', '2026-11', '2026-12'].map((monat) => tageIn(monat).length)).toEqual([
    28, 29, 30, 31,
  ]);
});

test('sources add up by day and by product, and a source without VAT by day has it evenly', () => {
  const laden: Umsatz = {
    umsatz: 11.9,
    umsatzNetto: 10,
    gebuehren: 0.42,
    tage: [{ tag: '2026-11-05', umsatz: 11.9, umsatzNetto: 10 }],
    produkte: [{ produktId: 'a', name: 'Alt', stueck: 1 }],
  };
  const markt: Umsatz = {
    umsatz: 35.7,
    umsatzNetto: 30,
    tage: [
      { tag: '2026-11-05', umsatz: 23.8 },
      { tag: '2026-11-01', umsatz: 11.9 },
    ],
    produkte: [
      { produktId: 'b', name: 'Zimtstern', stueck: 2 },
      { produktId: 'a', name: 'Neu', stueck: 2 },
    ],
  };
  expect(addUmsaetze([laden, markt])).toEqual({
    umsatz: 47.6,
    umsatzNetto: 40,
    gebuehren: 0.42,
    tage: [
      { tag: '2026-11-01', umsatz: 11.9, umsatzNetto: 10 },
      { tag: '2026-11-05', umsatz: 35.7, umsatzNetto: 30 },
    ],
    produkte: [
      { produktId: 'a', name: 'Neu', stueck: 3 },
      { produktId: 'b', name: 'Zimtstern', stueck: 2 },
    ],
  });
});

test('whatever an answer holds, it is read without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(addUmsaetze([parseUmsatz(data)]).umsatz).toEqual(expect.any(Number));
    }),
  );
});

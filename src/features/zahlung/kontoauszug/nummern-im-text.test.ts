import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isNummer, nummerOf } from '#features/auftrag/nummer-und-suche/nummer.ts';
import { nummernMit } from './nummern-im-text.ts';

test.each([
  'B-26-K7M4Q',
  'b-26-k7m4q',
  'B26K7M4Q',
  'B 26 K7M4Q',
  'Bestellung B-26-K7M4Q vom 3.11.',
  'B-26-K7M 4Q',
  'B-26-\nK7M4Q',
  'B–26–K7M4Q',
  'B_26/K7M4Q',
  'SVWZ+B-26-K7M4QEREF+NOTPROVIDED',
  'B-Z6-K7M4Q',
  'B-26-K7M4O',
  'B-26-KIM4Q',
  'B-2026-K7M4Q',
  '2026-K7M4Q',
  '26-K7M4Q',
  '26K7M4Q',
])('%j names B-26-K7M4Q', (text) => {
  expect(nummernMit(text, ['B'])).toContain('B-26-K7M4Q');
});

test.each(['', 'Seife', 'B-26', '26-23456', 'X26K7M4Q9', 'Rechnung 2623456', 'B-26-K7M4'])(
  '%j names none',
  (text) => {
    expect(nummernMit(text, ['B'])).toEqual([]);
  },
);

test('several numbers are found in their sequence, with any beginning that is asked for', () => {
  expect(nummernMit('B-26-K7M4Q und SEIFE-25-CCCCC', ['B', 'SEIFE'])).toEqual([
    'B-26-K7M4Q',
    'SEIFE-25-CCCCC',
  ]);
  expect(nummernMit('N0-26-K7M4Q', ['NO'])).toContain('NO-26-K7M4Q');
});

test('of a text that is full of numbers only so many are looked for, and each place is read once', () => {
  const sechzig = Array.from(
    { length: 60 },
    (_, nr) => `B-26-CC${'23456789'[nr % 8]}${'CDFGHJKM'[nr >> 3]}C`,
  );
  expect(nummernMit(sechzig.join(' '), ['B', 'BO'])).toHaveLength(40);
  expect(nummernMit('26-A1I0O '.repeat(60), ['B', 'C', 'D'])).toHaveLength(40);
  const hundert = 'B26K7M4Q'.repeat(60);
  const gelesen = vi.spyOn(RegExp.prototype, 'test');
  expect(nummernMit(hundert, ['B'])).toEqual(['B-26-K7M4Q']);
  expect(gelesen.mock.calls.length).toBeLessThan(5);
  gelesen.mockRestore();
});

test('any number is found in any spelling among any words, and what is found has its form', () => {
  const nummer = fc
    .array(fc.nat(24), { minLength: 5, maxLength: 5 })
    .map((zahlen) => nummerOf('B', '2026-11-23', () => zahlen.pop() ?? 0));
  const stoerung = fc.string({ unit: fc.constantFrom(' ', '-', '\n', '.', '/') });
  fc.assert(
    fc.property(nummer, stoerung, fc.boolean(), (nummer, dazwischen, isKlein) => {
      const gestreut = [...nummer].join(dazwischen);
      const text = `Danke! ${isKlein ? gestreut.toLowerCase() : gestreut} Seife`;
      expect(nummernMit(text, ['B'])).toContain(nummer);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'B26K7OI1 -') }), (text) => {
      const alle = nummernMit(text, ['B', 'BO']);
      expect(alle.length).toBeLessThanOrEqual(40);
      expect(alle.filter((one) => !isNummer(one))).toEqual([]);
    }),
  );
});

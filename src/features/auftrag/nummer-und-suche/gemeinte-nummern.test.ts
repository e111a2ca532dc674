import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ersteNummer, nummernIm, zaehlNummer } from './gemeinte-nummern.ts';
import { isNummer, nummerOf } from './nummer.ts';

describe('a typed number', () => {
  test.each([
    'B-26-K7M4Q',
    ' b-26-k7m4q ',
    'B26K7M4Q',
    'b 26 k7 m4 q',
    'B\u201126\u2011K7M4Q',
    'B–26–K7M4Q',
    'B_26/K7M4Q.',
    'Ｂ-26-K7M4Q',
  ])('is read whatever is between its letters: %s', (text) => {
    expect(ersteNummer(text)).toEqual(['B-26-K7M4Q']);
  });

  test('with letters that no number has is what looks like them', () => {
    expect(ersteNummer('B-Z6-KSM4U')).toEqual(['B-26-K5M4V']);
    expect(ersteNummer('B-26-K7M40')).toEqual(['B-26-K7M4Q', 'B-26-K7M4D']);
    expect(ersteNummer('B-26-00000')).toHaveLength(32);
  });

  test('counts together with all that it may be taken for', () => {
    const keys = ['B-26-Q7M4Q', 'B-26-D7M4O', 'B-26-OJM40', 'B-26-01M4Q'].map((text) =>
      zaehlNummer(ersteNummer(text)),
    );
    expect(new Set(keys).size).toBe(1);
    expect(zaehlNummer([])).toBe('');
  });

  test('keeps the beginning of the shop, also one with digits', () => {
    expect(ersteNummer('seife2-26-K7M4Q')).toEqual(['SEIFE2-26-K7M4Q']);
  });

  test.each([
    '',
    'B-26-K7M4',
    '26-K7M4Q',
    'B-26-K7M4Q-1-2345678',
    'RE-2026-0040',
    'Bestellung',
    '🧼',
    'B-XX-K7M4Q',
  ])('is none: %s', (text) => {
    expect(ersteNummer(text).every(isNummer)).toBe(true);
    expect(ersteNummer(text)).not.toContain('B-26-K7M4Q');
  });

  test('finds every number that the shop makes, in lower case and without dashes', () => {
    const zufall = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(fc.constantFrom('B', 'SEIFE', 'X9'), zufall, (praefix, stream) => {
        const nummer = nummerOf(praefix, '2026-03-02', (below) => (stream.next().value ?? 0) % below);
        expect(ersteNummer(nummer.toLowerCase().replaceAll('-', ' '))).toEqual([nummer]);
      }),
    );
  });

  test('of any text gives at most 32 numbers, each in their form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const nummern = ersteNummer(text);
        expect(nummern.length).toBeLessThanOrEqual(32);
        expect(nummern.every(isNummer)).toBe(true);
      }),
    );
  });
});

test.each([
  ['B-26-K7M4Q', 'B-26-K7M4Q'],
  ['b26k7m4q', 'B-26-K7M4Q'],
  ['Bestellung B-26-K7M4Q vom 3.11.', 'B-26-K7M4Q'],
  ['meine Bestellung b 26 k7m4q bitte', 'B-26-K7M4Q'],
  ['Nr. B–26–K7M4Q!', 'B-26-K7M4Q'],
  ['Nr B-26-K7M4Q', 'B-26-K7M4Q'],
])('%j names %s', (text, nummer) => {
  expect(nummernIm(text)).toContain(nummer);
});

test.each(['', 'die Seifen vom 3. November', 'weiß ich nicht', '2026', 'x'.repeat(500), 'B-26-'])(
  '%j names no order',
  (text) => {
    expect(nummernIm(text)).toEqual([]);
  },
);

test('of many numbers the first ones are looked up', () => {
  const text = Array.from({ length: 20 }, (_, i) => `B-26-K7M4${'23456789CDFGHJKMNPQR'[i]}`).join(', ');
  expect(nummernIm(text)).toHaveLength(4);
});

test('the first number of a sentence is the one that stands alone, not the text around it', () => {
  expect(ersteNummer('Nr. B-26-K7M4Q.')).toEqual(['B-26-K7M4Q']);
  expect(ersteNummer('Bestellnummer: b26k7m4q, danke')).toEqual(['B-26-K7M4Q']);
});

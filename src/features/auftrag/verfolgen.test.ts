import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNummer, nummerOf } from './nummer.ts';
import {
  gemeinteNummern,
  maxNummerEingabe,
  verfolgenFehler,
  verfolgenProblem,
  zaehlNummer,
} from './verfolgen.ts';

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
    expect(gemeinteNummern(text)).toEqual(['B-26-K7M4Q']);
  });

  test('with letters that no number has is what looks like them', () => {
    expect(gemeinteNummern('B-Z6-KSM4U')).toEqual(['B-26-K5M4V']);
    expect(gemeinteNummern('B-26-K7M40')).toEqual(['B-26-K7M4Q', 'B-26-K7M4D']);
    expect(gemeinteNummern('B-26-00000')).toHaveLength(32);
  });

  test('counts together with all that it may be taken for', () => {
    const keys = ['B-26-Q7M4Q', 'B-26-D7M4O', 'B-26-OJM40', 'B-26-01M4Q'].map((text) =>
      zaehlNummer(gemeinteNummern(text)),
    );
    expect(new Set(keys).size).toBe(1);
    expect(zaehlNummer([])).toBe('');
  });

  test('keeps the beginning of the shop, also one with digits', () => {
    expect(gemeinteNummern('seife2-26-K7M4Q')).toEqual(['SEIFE2-26-K7M4Q']);
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
    expect(gemeinteNummern(text).every(isNummer)).toBe(true);
    expect(gemeinteNummern(text)).not.toContain('B-26-K7M4Q');
  });

  test('finds every number that the shop makes, in lower case and without dashes', () => {
    const zufall = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(fc.constantFrom('B', 'SEIFE', 'X9'), zufall, (praefix, stream) => {
        const nummer = nummerOf(praefix, '2026-03-02', (below) => (stream.next().value ?? 0) % below);
        expect(gemeinteNummern(nummer.toLowerCase().replaceAll('-', ' '))).toEqual([nummer]);
      }),
    );
  });

  test('of any text gives at most 32 numbers, each in their form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: maxNummerEingabe }), (text) => {
        const nummern = gemeinteNummern(text);
        expect(nummern.length).toBeLessThanOrEqual(32);
        expect(nummern.every(isNummer)).toBe(true);
      }),
    );
  });
});

test('each field says what is missing or wrong', () => {
  expect(verfolgenFehler({ nummer: ' ', email: '' })).toEqual({
    nummer: 'Bitte die Bestellnummer eingeben. Sie steht in der Bestellbestätigung.',
    email: 'Bitte die E-Mail-Adresse eingeben, mit der Sie bestellt haben.',
  });
  expect(verfolgenProblem('nummer', 'K7M4Q')).toBe('Eine Bestellnummer sieht so aus: B-26-K7M4Q.');
  expect(verfolgenProblem('email', 'mia@post')).toMatch(/^Bitte eine vollständige E-Mail-Adresse/);
  expect(verfolgenFehler({ nummer: 'b26k7m4q', email: ' mia@post.example ' })).toEqual({});
});

import { expect, test } from 'vitest';
import { geldBis } from './geld-frist.ts';
import { nummernIm } from './nummern-im.ts';

test.each([
  ['B-26-K7M4Q', 'B-26-K7M4Q'],
  ['b26k7m4q', 'B-26-K7M4Q'],
  ['Bestellung B-26-K7M4Q vom 3.11.', 'B-26-K7M4Q'],
  ['meine Bestellung b 26 k7m4q bitte', 'B-26-K7M4Q'],
  ['Nr. B–26–K7M4Q!', 'B-26-K7M4Q'],
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

test.each([
  ['2026-11-26T09:14:00.000Z', '2026-12-10'],
  // In Berlin it is the next day already.
  ['2026-11-26T23:30:00.000Z', '2026-12-11'],
  ['2027-03-27T12:00:00.000Z', '2027-04-10'],
])('the money of a withdrawal of %s is due on %s', (at, tag) => {
  expect(geldBis(at)).toBe(tag);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bezahladresseOf } from './bezahladresse.ts';

const hier = 'http://127.0.0.1:3000';

test.each([
  ['https://pay.example/c/pay_1#x', 'https://pay.example/c/pay_1#x'],
  ['/probezahlung/abc', 'http://127.0.0.1:3000/probezahlung/abc'],
  [`${hier}/bestellung/x/zahlung?zurueck=bezahlt`, `${hier}/bestellung/x/zahlung?zurueck=bezahlt`],
])('%s is followed', (adresse, expected) => {
  expect(bezahladresseOf(adresse, hier)).toBe(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://pay.example/',
  '//pay.example/',
  '/\\pay.example',
  'https://',
  'http://127.0.0.1:3001/',
])('%j is not followed', (adresse) => {
  expect(bezahladresseOf(adresse, hier)).toBeUndefined();
});

test('whatever is answered, nothing but a page of the shop or an encrypted one is followed', () => {
  fc.assert(
    fc.property(fc.string(), (adresse) => {
      const ziel = bezahladresseOf(adresse, hier);
      expect(ziel === undefined || /^(https:\/\/|http:\/\/127\.0\.0\.1:3000\/)/.test(ziel)).toBe(true);
    }),
  );
});

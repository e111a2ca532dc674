import { expect, test } from 'vitest';
import { ibanText, wenigerWort } from './bestellung-text.ts';

test('an IBAN stands in groups of four, however it is stored', () => {
  expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('DE89 37040044 0532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('')).toBe('');
});

test('why an order costs less has each reason once', () => {
  const wort = (...typen: string[]) => wenigerWort(typen.map((typ) => ({ typ })));
  expect(wort('bestellt', 'teilStorniert', 'teilStorniert')).toBe('Davon storniert');
  expect(wort('widerrufen')).toBe('Davon widerrufen');
  expect(wort('nachlass')).toBe('Davon nachgelassen');
  expect(wort('nachlass', 'teilStorniert')).toBe('Davon storniert oder nachgelassen');
  expect(wort('nachlass', 'widerrufen', 'teilStorniert')).toBe(
    'Davon storniert, widerrufen oder nachgelassen',
  );
  expect(wort('bestellt')).toBe('Davon storniert');
});

import { expect, test } from 'vitest';
import { einkaufSatz, einkaufSteuer } from './einkauf-steuer.ts';

test('purchase prices are without VAT for who gets it back, and with it for a small business', () => {
  expect(einkaufSteuer('regelbesteuerung')).toBe('netto, ohne Vorsteuer');
  expect(einkaufSteuer('kleinunternehmer')).toBe('brutto, mit MwSt.');
  expect(einkaufSatz('regelbesteuerung')).toContain('netto');
  expect(einkaufSatz('kleinunternehmer')).toContain('brutto');
});

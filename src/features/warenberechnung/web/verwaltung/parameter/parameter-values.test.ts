import { expect, test } from 'vitest';
import { parameterDefaults } from '../../../parameter.ts';
import { fallbackOf, parameterOf, parameterValuesOf } from './parameter-values.ts';

const values = parameterValuesOf({ ...parameterDefaults, energieKosten: 0.35, gewinnProzent: 12.5 });

test('shows German numbers in the inputs and parses them', () => {
  expect(values).toMatchObject({ energieKosten: '0,35', zusatzKosten: '0,00', gewinnProzent: '12,5' });
  expect(parameterOf({ ...values, zusatzKosten: '-1.234,5' })).toEqual({
    ...parameterDefaults,
    energieKosten: 0.35,
    gewinnProzent: 12.5,
    zusatzKosten: -1234.5,
  });
});

test.each(['', 'viel', '1e309', '--'])('%j counts as 0, as factor 3 (requirements.md, admin §5)', (text) => {
  const typed = { ...values, energieKosten: text, rabattProzent: text, pauschaleFaktor: text };
  expect(parameterOf(typed)).toMatchObject({ energieKosten: 0, rabattProzent: 0, pauschaleFaktor: 3 });
  expect(fallbackOf('energieKosten', text)).toBe('0,00');
  expect(fallbackOf('gewinnProzent', text)).toBe('0');
  expect(fallbackOf('pauschaleFaktor', text)).toBe('3');
});

test.each([
  { energieKosten: '-1' },
  { gewinnProzent: '101' },
  { pauschaleFaktor: '0,5' },
  { rabattProzent: '0,12345678901234567890' },
  { zusatzKosten: '9'.repeat(400) },
])('%j has no result', (wrong) => {
  expect(parameterOf({ ...values, ...wrong })).toBeUndefined();
});

test('keeps a number as it was typed', () => {
  expect(fallbackOf('energieKosten', '0,350')).toBeUndefined();
});

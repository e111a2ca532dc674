import { expect, test } from 'vitest';
import { ladenAngaben, ladenBody, leererLaden } from './laden-angaben.ts';

const laden = { ...leererLaden, name: 'Laden' };

test.each([
  ['DE 1234 567 890123', 'DE1234567890123'],
  ['de1234567890123', 'DE1234567890123'],
  [' ', ''],
])('the LUCID number %j is stored as %j', (typed, lucid) => {
  expect(ladenBody.parse({ ...laden, lucid: typed }).lucid).toBe(lucid);
});

test.each([
  [{ stadt: '12345' }, 'adresse.stadt'],
  [{ hausnummer: 'Hinterhaus' }, 'adresse.hausnummer'],
  [{ stadt: 'Halle 1', hausnummer: '7 a' }, undefined],
  [{ stadt: '', hausnummer: '' }, undefined],
])('an address with %j: the refused field is %s', (adresse, field) => {
  const typed = { ...laden, adresse: { ...laden.adresse, ...adresse } };
  expect(ladenBody.safeParse(typed).error?.issues[0]?.path.join('.')).toBe(field);
});

test('what was saved before a rule for forms existed can still be read', () => {
  const adresse = { ...laden.adresse, stadt: '12345', hausnummer: 'Hinterhaus' };
  expect(ladenAngaben.safeParse({ ...laden, adresse }).success).toBe(true);
});

const { telefon } = ladenAngaben.shape;

test.each(['', '+49 30 123456', '(030) 12 34-56', '0341/1234567', '0341.123'])(
  '%j is a telephone number',
  (text) => {
    expect(telefon.parse(text)).toBe(text);
  },
);

test.each(['))))....', '+++ ---', '12 3', '030 12a', '1'.repeat(21)])('%j is no telephone number', (text) => {
  expect(telefon.safeParse(text).error?.issues[0]?.message).toContain('Bitte eine Telefonnummer');
});

import { expect, test } from 'vitest';
import { newValues, sortTyped, typedOver, typedValues } from './typed-values.ts';

const initial = { name: '', aktiv: true, adresse: { plz: '20095', stadt: 'Hamburg' }, password: '' };

test('typed values are those that differ from the initial ones, nested fields by their path', () => {
  const values = { ...initial, name: 'Rosenholz', aktiv: false, adresse: { plz: '20099', stadt: 'Hamburg' } };
  expect(typedValues(values, initial)).toEqual({ name: 'Rosenholz', aktiv: false, 'adresse.plz': '20099' });
  expect(typedValues(initial, initial)).toEqual({});
});

test('an emptied field counts as typed', () => {
  expect(typedValues({ name: '' }, { name: 'Rosenholz' })).toEqual({ name: '' });
});

test('what was typed over a value that another person changed since does not fit any more', () => {
  const getippt = typedOver({ ...initial, name: 'Rose', aktiv: false, password: 'x' }, initial);
  expect(getippt).toEqual({
    values: { name: 'Rose', aktiv: false },
    vorher: { name: '', aktiv: true },
  });
  const teil = (values: object, vorher: object) => ({ values, vorher });
  expect(sortTyped(getippt, { ...initial, name: 'Minze' })).toEqual({
    passend: teil({ aktiv: false }, { aktiv: true }),
    ueberholt: teil({ name: 'Rose' }, { name: '' }),
  });
  // What is saved already needs no word.
  expect(sortTyped(getippt, { ...initial, name: 'Rose', aktiv: false })).toEqual({
    passend: teil({}, {}),
    ueberholt: teil({}, {}),
  });
  expect(sortTyped({ ...getippt, vorher: {} }, { ...initial, name: 'Minze' }).passend.values).toEqual({
    ...{ name: 'Rose', aktiv: false },
  });
});

test('a password or a file is never stored', () => {
  const values = {
    password: 'geheim',
    passwort: 'geheim',
    account: { newPassword: 'geheim' },
    bild: new File([], 'a'),
  };
  expect(typedValues(values, {})).toEqual({});
});

test('a bank account is never stored', () => {
  const vorkasse = { iban: 'DE89370400440532013000', kontoinhaber: 'Ada Beispiel', bank: 'Sparkasse' };
  expect(typedValues({ vorkasse, iban: 'DE89' }, {})).toEqual({ 'vorkasse.bank': 'Sparkasse' });
});

test('the keys of a payment provider are never stored', () => {
  const typed = { anbieter: 'stripe', schluessel: 'rk_live_abcdefghij', meldungen: 'whsec_abcdefghij' };
  expect(typedValues(typed, {})).toEqual({ anbieter: 'stripe' });
});

test('values equal to the current ones, and those without a field, are not new', () => {
  const typed = { name: 'Rosenholz', 'adresse.plz': '1', 'adresse.stadt': 'Hamburg', duft: 'x' };
  expect(newValues(typed, initial)).toEqual({
    name: 'Rosenholz',
    'adresse.plz': '1',
  });
});

test('a list is one value, stored whole if it differs', () => {
  const before = { team: [{ name: 'Maria' }], saetze: ['19'] };
  const after = { team: [{ name: 'Maria' }, { name: 'Jonas' }], saetze: ['19'] };
  expect(typedValues(after, before)).toEqual({ team: after.team });
  expect(typedValues({ team: [{ name: 'Maria' }] }, before)).toEqual({});
  expect(newValues({ team: after.team, saetze: ['19'] }, before)).toEqual({ team: after.team });
});

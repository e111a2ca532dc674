import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('assigns the first error of each field to it and collects the rest separately', () => {
  const fehler = ['email: Diese Adresse ist zu lang.', 'email: Noch etwas.', 'ort: unbekannt', 'Allgemein'];
  expect(fieldErrors(fehler, ['email', 'password'])).toEqual({
    email: 'Diese Adresse ist zu lang.',
    '': 'ort: unbekannt',
  });
});

import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('errors land on their fields, the first of each; the rest stands apart', () => {
  const fehler = ['email: Diese Adresse ist zu lang.', 'email: Noch etwas.', 'ort: unbekannt', 'Allgemein'];
  expect(fieldErrors(fehler, ['email', 'password'])).toEqual({
    email: 'Diese Adresse ist zu lang.',
    '': 'ort: unbekannt',
  });
});

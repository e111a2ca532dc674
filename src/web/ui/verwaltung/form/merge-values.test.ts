import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const vorher = { telefon: '1', notizen: '', adresse: { plz: '04103', stadt: 'Leipzig' } };

test('takes fields that were not edited from the current record', () => {
  const jetzt = { telefon: '2', notizen: 'neu', adresse: { plz: '04109', stadt: 'Leipzig' } };
  const eigene = { telefon: '3', notizen: '', adresse: { plz: '04103', stadt: 'Halle' } };
  expect(mergeValues({ vorher, jetzt, eigene })).toEqual({
    telefon: '3',
    notizen: 'neu',
    adresse: { plz: '04109', stadt: 'Halle' },
  });
});

test('sends the form unchanged if nothing else has changed', () => {
  const eigene = { ...vorher, notizen: 'x' };
  expect(mergeValues({ vorher, jetzt: vorher, eigene })).toEqual(eigene);
});

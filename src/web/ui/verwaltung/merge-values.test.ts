import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const vorher = { telefon: '1', notizen: '', adresse: { plz: '04103', stadt: 'Leipzig' } };

test('what was not touched here is what somebody else made of it meanwhile', () => {
  const jetzt = { telefon: '2', notizen: 'neu', adresse: { plz: '04109', stadt: 'Leipzig' } };
  const eigene = { telefon: '3', notizen: '', adresse: { plz: '04103', stadt: 'Halle' } };
  expect(mergeValues({ vorher, jetzt, eigene })).toEqual({
    telefon: '3',
    notizen: 'neu',
    adresse: { plz: '04109', stadt: 'Halle' },
  });
});

test('with nobody else about, the form is sent as it is', () => {
  const eigene = { ...vorher, notizen: 'x' };
  expect(mergeValues({ vorher, jetzt: vorher, eigene })).toEqual(eigene);
});

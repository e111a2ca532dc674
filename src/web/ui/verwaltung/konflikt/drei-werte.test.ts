import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aenderungenOf, type FeldAenderung, mergeWerte } from './drei-werte.ts';

const vorher = { name: 'A', adresse: { plz: '1', stadt: 'X' }, team: [{ name: 'Maria' }] };

test('only fields that both have changed differently are asked about, a list as one field', () => {
  const jetzt = { name: 'B', adresse: { plz: '2', stadt: 'Y' }, team: [] };
  const eigene = {
    name: 'C',
    adresse: { plz: '2', stadt: 'X' },
    team: [{ name: 'Maria' }, { name: 'Jonas' }],
  };
  const aenderungen = aenderungenOf({ vorher, jetzt, eigene });
  const felderOf = (art: FeldAenderung['art']) =>
    aenderungen.filter((one) => one.art === art).map(({ feld }) => feld);
  expect(felderOf('strittig')).toEqual(['name', 'team']);
  expect(felderOf('fremd')).toEqual(['adresse.stadt']);
  expect(felderOf('gleich')).toEqual(['adresse.plz']);
});

test('own changes are applied to the saved values, unless the saved value was chosen', () => {
  const jetzt = { name: 'B', adresse: { plz: '2', stadt: 'X' }, team: [] };
  const eigene = { name: 'C', adresse: { plz: '1', stadt: 'Z' }, team: [{ name: 'Jonas' }] };
  expect(mergeWerte({ vorher, jetzt, eigene }, { team: 'jetzt' })).toEqual({
    name: 'C',
    adresse: { plz: '2', stadt: 'Z' },
    team: [],
  });
});

test('no change is lost: each field has the own value if it was changed, else the saved one', () => {
  const field = fc.constantFrom('a', 'b', 'c');
  const values = fc.record({
    x: field,
    y: fc.record({ z: field, liste: fc.array(field, { maxLength: 2 }) }),
  });
  fc.assert(
    fc.property(values, values, values, (vorher, jetzt, eigene) => {
      const neu = mergeWerte({ vorher, jetzt, eigene });
      const expectOne = (read: (of: typeof vorher) => unknown) => {
        const isOwn = JSON.stringify(read(eigene)) !== JSON.stringify(read(vorher));
        expect(read(neu)).toEqual(read(isOwn ? eigene : jetzt));
      };
      expectOne(({ x }) => x);
      expectOne(({ y }) => y.z);
      expectOne(({ y }) => y.liste);
    }),
  );
});

const person = { telefon: '1', notizen: '', adresse: { plz: '04103', stadt: 'Leipzig' } };

test('takes fields that were not edited from the current record', () => {
  const jetzt = { telefon: '2', notizen: 'neu', adresse: { plz: '04109', stadt: 'Leipzig' } };
  const eigene = { telefon: '3', notizen: '', adresse: { plz: '04103', stadt: 'Halle' } };
  expect(mergeWerte({ vorher: person, jetzt, eigene })).toEqual({
    telefon: '3',
    notizen: 'neu',
    adresse: { plz: '04109', stadt: 'Halle' },
  });
});

test('sends the form unchanged if nothing else has changed', () => {
  const eigene = { ...person, notizen: 'x' };
  expect(mergeWerte({ vorher: person, jetzt: person, eigene })).toEqual(eigene);
});

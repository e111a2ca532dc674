import fc from 'fast-check';
import { expect, test } from 'vitest';
import { konflikteOf, uebernommeneOf, zusammen } from './konflikte.ts';

const vorher = { name: 'A', adresse: { plz: '1', stadt: 'X' }, team: [{ name: 'Maria' }] };

test('only fields that both have changed differently are asked about, a list as one field', () => {
  const jetzt = { name: 'B', adresse: { plz: '2', stadt: 'Y' }, team: [] };
  const eigene = {
    name: 'C',
    adresse: { plz: '2', stadt: 'X' },
    team: [{ name: 'Maria' }, { name: 'Jonas' }],
  };
  expect(konflikteOf({ vorher, jetzt, eigene }).map(({ feld }) => feld)).toEqual(['name', 'team']);
  expect(uebernommeneOf({ vorher, jetzt, eigene })).toEqual(['adresse.stadt']);
});

test('own changes are applied to the saved values, unless the saved value was chosen', () => {
  const jetzt = { name: 'B', adresse: { plz: '2', stadt: 'X' }, team: [] };
  const eigene = { name: 'C', adresse: { plz: '1', stadt: 'Z' }, team: [{ name: 'Jonas' }] };
  expect(zusammen({ vorher, jetzt, eigene }, { team: 'jetzt' })).toEqual({
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
      const neu = zusammen({ vorher, jetzt, eigene });
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZuFertigen } from './read-zu-fertigen.ts';

test('whatever an answer holds, it is read without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readZuFertigen(data)).toEqual(expect.any(Array));
    }),
  );
  expect(
    readZuFertigen([{}, { produktId: 'a', bestellungen: [{}, { nummer: 'B-1', aufgabe: 'x' }] }]),
  ).toEqual([
    {
      produktId: 'a',
      name: '',
      fehlend: 0,
      ohneGeld: 0,
      weitere: 0,
      bestellungen: [{ nummer: 'B-1', fehlend: 0 }],
    },
  ]);
});

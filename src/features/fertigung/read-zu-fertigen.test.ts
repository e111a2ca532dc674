import { expect, test } from 'vitest';
import { readZuFertigen } from './read-zu-fertigen.ts';

test('what has no name is left out, and words that this page does not know', () => {
  expect(
    readZuFertigen([{}, { produktId: 'a', bestellungen: [{}, { nummer: 'B-1', aufgabe: 'x' }] }]),
  ).toEqual([
    {
      ...{ produktId: 'a', name: '', fehlend: 0, ohneGeld: 0, weitere: 0 },
      bestellungen: [{ nummer: 'B-1', fehlend: 0 }],
    },
  ]);
});

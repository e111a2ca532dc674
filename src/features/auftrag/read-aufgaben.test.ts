import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnzahl, readTermine } from './read-aufgaben.ts';

test('whatever an answer holds, it is read without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readAnzahl(data).packen).toEqual(expect.any(Number));
      expect(readTermine(data)).toEqual(expect.any(Array));
    }),
  );
});

import { expect, test } from 'vitest';
import { nextReihenfolge } from './next-reihenfolge.ts';

test.each([
  [[], 1],
  [[0, 0], 1],
  [[110, 10, 20], 111],
  [[9999], 9999],
])('after products at %j a new one gets reihenfolge %i', (orte, place) => {
  expect(nextReihenfolge(orte.map((reihenfolge) => ({ reihenfolge })))).toBe(place);
});

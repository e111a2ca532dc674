import { expect, test } from 'vitest';
import { freiesGeld } from './freies-geld.ts';

test.each([
  [26.49, 0, 26.49],
  [26.49, 6.5, 19.99],
  // Cents, not fractions of them.
  [0.3, 0.1, 0.2],
  [20, 20, 0],
  [5, 20, 0],
])('of %d euros with %d on their way %d can be begun', (zurueck, zurueckLaeuft, frei) => {
  expect(freiesGeld({ zurueck, zurueckLaeuft })).toBe(frei);
});

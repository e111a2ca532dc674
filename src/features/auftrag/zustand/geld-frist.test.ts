import { expect, test } from 'vitest';
import { geldBis } from './geld-frist.ts';

test.each([
  ['2026-11-26T09:14:00.000Z', '2026-12-10'],
  // In Berlin it is the next day already.
  ['2026-11-26T23:30:00.000Z', '2026-12-11'],
  ['2027-03-27T12:00:00.000Z', '2027-04-10'],
])('the money of a withdrawal of %s is due on %s', (at, tag) => {
  expect(geldBis(at)).toBe(tag);
});

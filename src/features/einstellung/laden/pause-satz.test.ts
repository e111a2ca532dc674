import { expect, test } from 'vitest';
import { pauseSatz } from './pause-satz.ts';

test.each([
  ['2027-01-05', 'Ab 5. Januar 2027 sind wir wieder da.'],
  ['2026-12-31', 'Ab 31. Dezember 2026 sind wir wieder da.'],
  ['', ''],
  ['bald', ''],
  ['2027-13-01', ''],
])('the return on %j is said as %j', (bis, satz) => {
  expect(pauseSatz(bis)).toBe(satz);
});

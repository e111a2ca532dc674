import { expect, test } from 'vitest';
import { aufbewahrenBis, vorbeiVor } from './aufbewahrungsfrist.ts';

test.each([
  ['in the middle of a year', '2026-06-15T10:00:00.000Z', 8, '2034-12-31'],
  ['in the last minute of the workshop’s year', '2026-12-31T22:59:59.999Z', 8, '2034-12-31'],
  ['in the first of the next, which UTC has not begun', '2026-12-31T23:00:00.000Z', 8, '2035-12-31'],
  ['a letter', '2026-01-01T12:00:00.000Z', 6, '2032-12-31'],
])('what happened %s is kept until the end of a year', (_when, at, jahre, bis) => {
  expect(aufbewahrenBis(at, jahre)).toBe(bis);
});

test('nothing is over before its last day has ended, and all is over soon after', () => {
  for (let hour = 0; hour < 40_000; hour += 7) {
    const at = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000);
    const bis = aufbewahrenBis(at.toISOString(), 8);
    const [before, after] = [`${bis}T22:59:59.999Z`, `${bis}T23:59:59.999Z`];
    expect(at.toISOString() < vorbeiVor(new Date(before), 8)).toBe(false);
    expect(at.toISOString() < vorbeiVor(new Date(Date.parse(after) + 1), 8)).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { formatDatum, formatZeitpunkt } from './datum.ts';

test('dates are German and those of the workshop, in summer and in winter', () => {
  expect(formatDatum('2026-11-21T23:30:00.000Z')).toBe('22.11.2026');
  expect(formatZeitpunkt('2026-11-21T13:03:59.000Z')).toBe('21.11.2026, 14:03');
  expect(formatZeitpunkt('2026-07-01T22:05:00.000Z')).toBe('02.07.2026, 00:05');
});

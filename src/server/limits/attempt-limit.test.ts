import { expect, test } from 'vitest';
import { waitText } from './attempt-limit.ts';

test.each([
  [1, '1 Sekunde'],
  [59, '59 Sekunden'],
  [60, '1 Minute'],
  [61, '2 Minuten'],
])('waits of %d seconds are shown as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(`Zu viele Versuche. Bitte versuchen Sie es in ${text} erneut.`);
});

import { expect, test } from 'vitest';
import { isReadableText } from './readable-text.ts';

test.each([
  '',
  'Zwei Zeilen\n\nund\tmehr',
  'Familien\u00adhandwerk, 10\u00a0%',
  'Cafe\u0301 und Grüße 👩‍👩‍👧 ❤️',
  'فارسی می‌خواهم',
])('%j can be read', (text) => {
  expect(isReadableText(text)).toBe(true);
});

test.each([
  ['a control', 'a\u0007b'],
  ['a carriage return', 'a\rb'],
  ['a line separator', 'a\u2028b'],
  ['an override of the direction', 'gut\n\u202etug'],
  ['an isolate', 'a\u2066b'],
  ['half a character', 'a\ud800b'],
  ['a private character', 'a\ue000b'],
  ['a mark without a letter', 'a\n\u0301b'],
  ['endless marks', `a${'\u0301'.repeat(60_000)}`],
])('%s cannot', (_, text) => {
  expect(isReadableText(text)).toBe(false);
});

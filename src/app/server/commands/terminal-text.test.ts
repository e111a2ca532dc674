import fc from 'fast-check';
import { expect, test } from 'vitest';
import { terminalText, terminalValue } from './terminal-text.ts';

test.each([
  ['Käthe O’Brien', 'Käthe O’Brien'],
  ['علی‌رضا 👩‍🍳', 'علی‌رضا 👩‍🍳'],
  ['\u001b[2J\u001b]0;Titel\u0007', '\\u{1b}[2J\\u{1b}]0;Titel\\u{7}'],
  ['\u009b31m', '\\u{9b}31m'],
  ['a\u202eb', 'a\\u{202e}b'],
  ['a\r\nadmin', 'a\\u{d}\\u{a}admin'],
])('%j is printed as %s', (value, printed) => {
  expect(terminalValue(value)).toBe(printed);
});

test('a text keeps its lines, and nothing else that a terminal obeys', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const printed = terminalText(text);
      expect(printed.split('\n')).toHaveLength(text.split('\n').length);
      expect(printed).not.toMatch(/[^\n\P{Cc}]|[\u2028-\u202e\u2066-\u2069]/u);
    }),
  );
});

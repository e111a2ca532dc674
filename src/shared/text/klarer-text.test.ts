import fc from 'fast-check';
import { expect, test } from 'vitest';
import { klarerText } from './klarer-text.ts';

test.each([
  ['Guten Tag,\r\n\r\nhaben Sie Seife?\r', 'Guten Tag,\n\nhaben Sie Seife?'],
  ['a\u2028b\u0085c\u000bd', 'a\nb\nc\nd'],
  ['Preis\u200b: \u202e5\u00a0€\u0000', 'Preis: 5 €'],
  ['👩‍🌾 שלום\n\tü', '👩‍🌾 שלום\nü'],
])('%j is stored as %j', (text, clear) => {
  expect(klarerText(text)).toBe(clear);
});

test('whatever was written, only its line breaks are left of all controls, and it stays as it is the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const clear = klarerText(text);
      expect(clear).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]|[\u202a-\u202e\u2066-\u2069]/u);
      expect(clear.isWellFormed()).toBe(true);
      expect(klarerText(clear)).toBe(clear);
    }),
  );
});

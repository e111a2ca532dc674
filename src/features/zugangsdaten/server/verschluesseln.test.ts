import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entschluessle, verschluessle } from './verschluesseln.ts';

const key = randomBytes(32);
const texte = fc.string({ unit: 'grapheme', maxLength: 600 });

test('what is encrypted comes back, and never looks the same twice', () => {
  fc.assert(
    fc.property(texte, fc.constantFrom('smtp', 'zahlung'), (text, name) => {
      const geheim = verschluessle(key, name, text);
      expect(geheim).toMatch(/^v1\.[\w-]+$/);
      expect(verschluessle(key, name, text)).not.toBe(geheim);
      expect(entschluessle(key, name, geheim)).toBe(text);
    }),
  );
});

test('neither another key nor another name opens it', () => {
  fc.assert(
    fc.property(texte, fc.uint8Array({ minLength: 32, maxLength: 32 }), (text, other) => {
      const geheim = verschluessle(key, 'smtp', text);
      expect(entschluessle(Buffer.from(other), 'smtp', geheim)).toBeUndefined();
      expect(entschluessle(key, 'zahlung', geheim)).toBeUndefined();
    }),
  );
});

test('with any letter that is another one, missing or added, it does not open', () => {
  fc.assert(
    fc.property(texte, fc.nat(), fc.string({ unit: 'grapheme', maxLength: 2 }), (text, at, statt) => {
      const geheim = verschluessle(key, 'smtp', text);
      const place = at % geheim.length;
      const changed = geheim.slice(0, place) + statt + geheim.slice(place + 1);
      fc.pre(changed !== geheim);
      expect(entschluessle(key, 'smtp', changed)).toBeUndefined();
      expect(entschluessle(key, 'smtp', `${geheim}${statt || 'A'}`)).toBeUndefined();
    }),
  );
});

test.each(['', 'v1.', 'v2.AAAA', 'v1.!', 'v1.AAAA', '{"passwort":"x"}', 'v1.%00'])(
  'what was never encrypted is nothing: %s',
  (text) => {
    expect(entschluessle(key, 'smtp', text)).toBeUndefined();
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOfSeitenToken, seitenTokenOf } from './seiten-link.ts';

const uuid = fc.uuid();
const secret = fc.string({ minLength: 1 });

test('a token of 43 letters names its row', () => {
  fc.assert(
    fc.property(secret, uuid, (secret, id) => {
      const token = seitenTokenOf(secret, 'bestellung', id);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(idOfSeitenToken(secret, 'bestellung', token)).toBe(id);
    }),
  );
});

test('under another secret, for another page or with another letter it names none', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(secret, { minLength: 2, maxLength: 2 }),
      uuid,
      fc.nat({ max: 42 }),
      ([secret = '', other = ''], id, place) => {
        const token = seitenTokenOf(secret, 'bestellung', id);
        const letter = token[place] === 'A' ? 'B' : 'A';
        const changed = token.slice(0, place) + letter + token.slice(place + 1);
        expect(idOfSeitenToken(other, 'bestellung', token)).toBeUndefined();
        expect(idOfSeitenToken(secret, 'widerruf', token)).toBeUndefined();
        expect(idOfSeitenToken(secret, 'bestellung', changed)).toBeUndefined();
      },
    ),
  );
});

test.each(['', 'x', 'ä'.repeat(43), 'x'.repeat(44), '../../../../../../../../../../../../etc/passw'])(
  'what has another shape names none: %j',
  (text) => expect(idOfSeitenToken('s', 'bestellung', text)).toBeUndefined(),
);

test('only a UUID has a token', () => {
  expect(() => seitenTokenOf('s', 'bestellung', 'auftrag-1')).toThrow('is not a UUID');
});

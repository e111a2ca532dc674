import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kontoseiteKopfOf } from './kontoseite-worte.ts';
import { parseKontoseite } from './read-kontoseite.ts';

const voll = { nummer: 'B-26-K7M4Q', stand: 'angegeben', betrag: 31.49, kontoEnde: 'DE … 3000' };

test('a page keeps what the answer says', () => {
  expect(parseKontoseite(voll)).toEqual(voll);
});

test('without a number there is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { nummer: '' }, { nummer: 7 }])
    expect(parseKontoseite(data)).toBeUndefined();
});

test('a state of a later shop, no sum and a whole account are left out', () => {
  const iban = 'DE89370400440532013000';
  expect(parseKontoseite({ nummer: 'B', stand: 'geliehen', betrag: 'viel', kontoEnde: iban })).toEqual({
    nummer: 'B',
  });
});

test('an answer of any shape can be shown', () => {
  const part = fc.oneof(fc.anything({ maxDepth: 2 }), fc.constantFrom<unknown>(...Object.values(voll)));
  const answers = fc.dictionary(fc.constantFrom(...Object.keys(voll)), part);
  fc.assert(
    fc.property(answers, (answer) => {
      const seite = parseKontoseite({ ...answer, nummer: 'B' });
      if (!seite) throw new Error('an answer is shown');
      const { titel, satz } = kontoseiteKopfOf(seite);
      expect(`${titel} ${satz}`).not.toMatch(/undefined|NaN|null|Invalid/);
      expect(satz).toMatch(/\.$/);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['kurz', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['seifenkiste', 1],
  ['Seifenkiste', 1],
  ['Seife-2026!', 1],
  ['Sommer2026!', 1],
  ['P@ssw0rd1', 1],
  ['L1nd3nbl4tt!', 1],
  ['Petra1985Müller', 1],
  ['geheim geheim geheim', 1],
  ['Passwort-Passwort-1', 1],
  ['Schalke04forever', 1],
  ['guten morgen', 1],
  ['Fußballweltmeisterschaft', 1],
  ['qwertzuiopasdfgh', 1],
  ['Seifenblase-Wind', 2],
  ['hausboot7giraffe', 1],
  ['lavendel und honig', 3],
  ['kX9#mQ2vLp7s', 3],
  ['xK3hT9vQpLsW', 3],
])('%s is rated %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a year added to a word changes nothing', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghijkÄÖÜ'), minLength: 8, maxLength: 40 });
  fc.assert(
    fc.property(word, fc.integer({ min: 1900, max: 2099 }), (text, year) => {
      expect(passwordStrength(text + year)).toBe(passwordStrength(text));
    }),
  );
});

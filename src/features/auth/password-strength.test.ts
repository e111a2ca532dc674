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
  ['Seifenblase-Wind', 2],
  ['hausboot7giraffe', 2],
  ['lavendel und honig', 3],
  ['kX9#mQ2vLp7s', 3],
  ['xK3hT9vQpLsW', 3],
])('%s is rated %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a longer password is never rated lower', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (password, more) => {
      expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password));
    }),
  );
});

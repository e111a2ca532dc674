import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttemptLimit, attemptLimits, waitAfter, waitText } from './attempt-rules.ts';
import { emailKeyOf } from './email-key.ts';
import { passwordLengthProblem, withoutWords, wordsOf } from './password-rules.ts';
import { isSessionOver, latestExpiry, sessionExpiry, sessionLimits } from './session-rules.ts';

/** The attempts of an attacker who tries again at the end of each wait. */
function attemptsWithin(limit: AttemptLimit, span: number): number {
  let count = 0;
  for (let time = 0; time < span; time += waitAfter(limit, count)) count += 1;
  return count;
}

describe('the waits between attempts', () => {
  test.each(Object.entries(attemptLimits))(
    'of %s only ever grow and end before they are forgotten',
    (_, limit) => {
      const waits = Array.from({ length: 200 }, (__, i) => waitAfter(limit, i + 1));
      expect(waits[0]).toBe(0);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(Math.max(...waits)).toBeLessThanOrEqual(limit.forgetMs);
    },
  );

  test('keep one network far from the limit of all networks: three together do not reach it in a day', () => {
    expect(attemptsWithin(attemptLimits.accountFromNetwork, 24 * 3_600_000)).toBe(33);
    expect(3 * 33).toBeLessThan(attemptLimits.account.steps[0].from);
    expect(attemptsWithin(attemptLimits.account, 24 * 3_600_000)).toBe(195);
  });

  test.each([
    [1, '1 Sekunde'],
    [59, '59 Sekunden'],
    [60, '1 Minute'],
    [61, '2 Minuten'],
  ])('of %d seconds are shown as %s', (seconds, text) => {
    expect(waitText(seconds, 'place')).toContain(`in ${text} erneut`);
  });
});

describe('a password', () => {
  test('has the right length exactly when it has 8 to 128 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const length = [...password.normalize('NFC')].length;
        expect(passwordLengthProblem(password) === undefined).toBe(length >= 8 && length <= 128);
      }),
    );
  });

  test('is estimated without the words of the account, however they are written', () => {
    const words = wordsOf('Anna-Lena O’Brien', 'al.müller85');
    expect(words).toEqual(['anna', 'lena', 'brien', 'müller']);
    expect(withoutWords('ANNAlena+Müller+Brienz', words)).toBe('++z');
    expect(withoutWords('unverändert', [])).toBe('unverändert');
  });
});

describe('a session', () => {
  test('is over after its idle time or its absolute time, whichever comes first, and not before', () => {
    const start = Date.parse('2026-03-01T10:00:00.000Z');
    const role = fc.constantFrom('admin', 'employee', 'customer');
    fc.assert(
      fc.property(role, fc.nat(100 * 86_400_000), fc.nat(100 * 86_400_000), (role, used, asked) => {
        const lastUsedAt = new Date(start + used).toISOString();
        const expiresAt = sessionExpiry(role, new Date(start)).toISOString();
        const now = new Date(start + used + asked);
        const { idle, absolute } = sessionLimits[role];
        const isOver = asked >= idle || used + asked >= absolute;
        expect(isSessionOver({ role, lastUsedAt, expiresAt }, now)).toBe(isOver);
      }),
    );
  });

  test('never lasts beyond its limits from now on, whatever a clock that was ahead has stored', () => {
    const now = Date.parse('2026-03-01T10:00:00.000Z');
    const skew = 5 * 60_000;
    const year = 365 * 86_400_000;
    const offset = fc.integer({ min: -year, max: year });
    const role = fc.constantFrom('admin', 'employee', 'customer');
    fc.assert(
      fc.property(role, offset, offset, offset, (role, used, expires, usedAgain) => {
        const at = (ms: number) => new Date(now + ms);
        const session = (used: number) => ({
          role,
          lastUsedAt: at(used).toISOString(),
          expiresAt: at(expires).toISOString(),
        });
        const { idle, absolute } = sessionLimits[role];
        fc.pre(!isSessionOver(session(used), at(0)));
        expect(isSessionOver(session(used), at(idle + skew))).toBe(true);
        expect(isSessionOver(session(usedAgain), at(absolute + skew))).toBe(true);
        expect(at(expires) <= latestExpiry(at(0))).toBe(true);
      }),
    );
  });

  test.each([
    ['a minute ahead, like that of another node', 60_000, false],
    ['an hour ahead', 3_600_000, true],
    ['a year ahead', 365 * 86_400_000, true],
  ])('begun by a clock that was %s', (_what, ahead, isOver) => {
    const now = new Date('2026-03-01T10:00:00.000Z');
    const then = new Date(now.getTime() + ahead);
    const expiresAt = sessionExpiry('admin', then).toISOString();
    expect(isSessionOver({ role: 'admin', lastUsedAt: then.toISOString(), expiresAt }, now)).toBe(isOver);
  });
});

test('e-mail addresses are equal regardless of case, surrounding spaces and Unicode form', () => {
  expect(emailKeyOf(' J\u00fcrgen@Example.COM ')).toBe(emailKeyOf('ju\u0308rgen@example.com'));
});

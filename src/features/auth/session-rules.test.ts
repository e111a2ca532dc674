import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSessionOver, latestExpiry, sessionExpiry, sessionLimits } from './session-rules.ts';

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

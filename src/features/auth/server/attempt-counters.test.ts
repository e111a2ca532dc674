import { expect, test } from 'vitest';
import { type AttemptLimit, waitAfter } from '#server/limits/attempt-limit.ts';
import { signInCounters } from './attempt-counters.ts';

const day = 24 * 3_600_000;

/** The attempts of an attacker who tries again at the end of each wait. */
function attemptsWithin(limit: AttemptLimit, span: number): number {
  let count = 0;
  for (let time = 0; time < span; time += waitAfter(limit, count)) count += 1;
  return count;
}

test('waits keep one network far from the limit of all networks: three together do not reach it in a day', () => {
  const origin = { email: 'anna@kundschaft.example', address: '203.0.113.7', device: undefined };
  const limits = new Map(signInCounters('geheim', origin).map(({ limit }) => [limit.kind, limit]));
  const [ofNetwork, ofAll] = [limits.get('accountFromNetwork'), limits.get('account')];
  if (!ofNetwork || !ofAll) throw new Error('A limit is missing.');
  expect(attemptsWithin(ofNetwork, day)).toBe(33);
  expect(3 * 33).toBeLessThan(ofAll.steps[0]?.from ?? 0);
  expect(attemptsWithin(ofAll, day)).toBe(195);
});

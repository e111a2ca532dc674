import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Work that takes its time, and counts its steps. */
function* langeArbeit(steps: { done: number }): Generator<void, string> {
  for (; steps.done < 1000; steps.done += 1) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('work that nobody waits for any more ends after its turn, with the reason', async () => {
  const client = new AbortController();
  const steps = { done: 0 };
  const work = inTurns(langeArbeit(steps), client.signal);
  const ende = expect(work).rejects.toThrow('gone');
  while (steps.done === 0) await nextTurn();
  client.abort(new Error('gone'));
  await ende;
  expect(steps.done).toBeLessThan(1000);
});

test('work for somebody who has left before is not begun', async () => {
  const steps = { done: 0 };
  await expect(inTurns(langeArbeit(steps), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(steps.done).toBe(0);
});

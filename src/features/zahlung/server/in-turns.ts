import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the event loop. */
const turn = 8;

/** Runs work that pauses; where it has taken its time, other requests come first. */
export async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  let since = performance.now();
  let step = work.next();
  while (!step.done) {
    if (performance.now() - since > turn) {
      await nextTurn();
      since = performance.now();
    }
    step = work.next();
  }
  return step.value;
}

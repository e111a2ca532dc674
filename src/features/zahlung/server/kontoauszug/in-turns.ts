import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the event loop. */
const turn = 8;

/**
 * Runs work that pauses; where it has taken its time, other requests come first. Ends with the signal's
 * reason when nobody waits for it.
 */
export async function inTurns<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  // What came before, the parsing of the request, has had a turn of its own.
  await nextTurn();
  signal.throwIfAborted();
  let since = performance.now();
  let step = work.next();
  while (!step.done) {
    if (performance.now() - since > turn) {
      await nextTurn();
      signal.throwIfAborted();
      since = performance.now();
    }
    step = work.next();
  }
  return step.value;
}

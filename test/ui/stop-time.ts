import { vi } from 'vitest';

type Timer = (run: () => void, ms?: number) => number;
type StopTime = {
  /** The clock stands still as well, here. */
  now?: number;
  /** The shortest timer that waits; by default shorter ones, which only put work behind what runs now, go on. */
  fromMs?: number;
};

/**
 * From now on timers wait until the test lets time pass, with `vi.advanceTimersByTime`. Vitest's own fake
 * timers do not: they go on by 50 ms with every look of a poll, and while a click or keys are under way, on a
 * busy machine by more than a test can know. Returns the delays that wait; a test lets time pass when the one
 * that it is about is among them.
 */
export function stopTime({ now, fromMs = 50 }: StopTime = {}): () => number[] {
  const [goesOn, goesOnNoMore] = [setTimeout as unknown as Timer, clearTimeout];
  vi.useFakeTimers(
    now === undefined
      ? { toFake: ['setTimeout', 'clearTimeout'] }
      : { now, toFake: ['Date', 'setTimeout', 'clearTimeout'] },
  );
  // Whatever moves fake timers on by itself asks for this first.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  const [waits, waitsNoMore] = [setTimeout as unknown as Timer, clearTimeout];
  const waiting = new Map<unknown, number>();
  const start: Timer = (run, ms = 0) => {
    if (ms < fromMs) return goesOn(run, ms);
    const id = waits(() => {
      waiting.delete(id);
      run();
    }, ms);
    waiting.set(id, ms);
    return id;
  };
  window.setTimeout = start as unknown as typeof setTimeout;
  window.clearTimeout = (id) => (waiting.delete(id) ? waitsNoMore : goesOnNoMore)(id);
  return () => [...waiting.values()];
}

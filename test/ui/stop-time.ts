import { vi } from 'vitest';

type Timer = (run: () => void, ms?: number) => number;
type StopTime = {
  /** The clock stands still as well, here. */
  now?: number;
  /** The shortest timer that waits; by default shorter ones, which only put work behind what runs now, go on. */
  fromMs?: number;
};

/**
 * From now on it is `now`, until the test says another time with `vi.setSystemTime`; timers go on. Vitest's own
 * fake clock goes on by 50 ms with every look of a poll, so that what comes late is of another time than what
 * comes at once.
 */
export function stopClock(now: number | Date, andFake: ('setInterval' | 'clearInterval')[] = []): void {
  vi.useFakeTimers({ now, toFake: ['Date', ...andFake] });
  movesOnlyByHand();
}

/** Whatever moves fake timers on by itself asks for this first. */
function movesOnlyByHand(): void {
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

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
  movesOnlyByHand();
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

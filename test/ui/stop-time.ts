import { vi } from 'vitest';

/** The shortest timer that waits; shorter ones only put work behind what runs now. */
const shortestMs = 50;
type Timer = (run: () => void, ms?: number) => number;

/**
 * From now on timers wait until the test lets time pass, with `vi.advanceTimersByTime`; given `now`, the clock as well. Vitest's own fake
 * timers go on by 50 ms with every look of a poll and every 50 ms of a click or of keys: on a busy machine by more than a test can know.
 */
export function stopTime(now?: number): void {
  const [runs, ends] = [setTimeout as unknown as Timer, clearTimeout];
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', ...(now === undefined ? [] : (['Date'] as const))],
    ...(now === undefined ? {} : { now }),
  });
  // What moves the time on asks for this.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  const [waits, endsWaiting] = [setTimeout as unknown as Timer, clearTimeout];
  const waiting = new Set<number | undefined>();
  const start: Timer = (run, ms = 0) => {
    if (ms < shortestMs) return runs(run, ms);
    const id = waits(run, ms);
    waiting.add(id);
    return id;
  };
  window.setTimeout = start as unknown as typeof setTimeout;
  window.clearTimeout = (id) => (waiting.delete(id as number) ? endsWaiting(id) : ends(id));
}

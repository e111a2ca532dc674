import { AppError } from '#shared/errors.ts';
import { refusalTexts } from './refusal-texts.ts';

/** A place in the queue, held from the first byte of a request until its work is done or the client has disconnected. */
export type Place = {
  /** Waits for its turn and does the work, unless the client has disconnected before. */
  work: <T>(job: () => Promise<T>) => Promise<T>;
  /** The client has disconnected. Work that has begun is finished first. */
  leave: () => void;
};

/**
 * A queue for memory-intensive work: one job at a time, and at most `places` requests waiting with their bytes in memory.
 * Further requests are refused with `Retry-After`, and so are those that have not begun when the shop stops.
 */
export class WorkQueue {
  readonly #places: number;
  readonly #fullText: string;
  readonly #stop: { signal: AbortSignal; text: string } | undefined;
  #taken = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(places: number, fullText: string, stop?: { signal: AbortSignal; text: string }) {
    this.#places = places;
    this.#fullText = fullText;
    this.#stop = stop;
  }

  /** Requests that have a place now. */
  get taken(): number {
    return this.#taken;
  }

  enter(): Place {
    if (this.#taken >= this.#places) throw comeBack(this.#fullText);
    this.#taken++;
    let state: 'waiting' | 'working' | 'gone' = 'waiting';
    const free = () => {
      if (state !== 'gone') this.#taken--;
      state = 'gone';
    };
    return {
      leave: () => {
        if (state === 'waiting') free();
      },
      work: (job) => {
        const turn = this.#last.then(async () => {
          if (state === 'gone') throw new AppError('BAD_REQUEST', refusalTexts.abandoned);
          if (this.#stop?.signal.aborted) throw comeBack(this.#stop.text);
          state = 'working';
          return job();
        });
        this.#last = turn.catch(() => {}).finally(free);
        return turn;
      },
    };
  }
}

function comeBack(text: string): AppError {
  return new AppError('UNAVAILABLE', text, { retryAfter: 10 });
}

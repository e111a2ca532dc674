import { AppError } from '#shared/errors.ts';
import { refusalTexts } from './refusal-texts.ts';

/** Somebody's place in a queue, held from the first byte of his request until his work is done or he has left. */
export type Place = {
  /** Waits for its turn and does the work, unless its owner has left before. */
  work: <T>(job: () => Promise<T>) => Promise<T>;
  /** Its owner no longer waits for an answer. Work that has begun is ended first. */
  leave: () => void;
};

/**
 * A queue in front of work that takes much memory: one job at a time, and never more than `places` requests that wait
 * with their bytes in memory. Whoever finds no place is asked to come back; so is whoever has not begun when the shop
 * stops.
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

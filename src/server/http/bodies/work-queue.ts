import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';

/**
 * A place in the queue, held from the first byte of a request until its work is done or the client has
 * disconnected.
 */
export type Place = {
  /** Waits for its turn and does the work, unless the client has disconnected before. */
  work: <T>(job: () => Promise<T>) => Promise<T>;
  /** The client has disconnected. Work that has begun is finished first. */
  leave: () => void;
};

export type WorkQueueOptions = {
  /** Requests in the queue at once: in all, and of one account. */
  places: number;
  placesPerAccount: number;
  /** The text for one more. */
  fullText: string;
  /** When the shop stops, and the text for requests that still wait then. */
  stop?: { signal: AbortSignal; text: string };
};

/**
 * A queue for memory-intensive work: one job at a time, and at most `places` requests waiting with their
 * bytes in memory. Further requests are refused with `Retry-After`, and so are those that have not begun when
 * the shop stops. One account cannot take the places of all: it may hold them after its session has ended,
 * until its requests have arrived or are too late.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  /** The account of each place that is taken. */
  readonly #accounts: string[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Requests that have a place now. */
  get taken(): number {
    return this.#accounts.length;
  }

  enter(account: string): Place {
    const { places, placesPerAccount, fullText, stop } = this.#options;
    const own = this.#accounts.filter((one) => one === account).length;
    if (this.taken >= places || own >= placesPerAccount) throw comeBack(fullText);
    this.#accounts.push(account);
    let state: 'waiting' | 'working' | 'gone' = 'waiting';
    const free = () => {
      if (state !== 'gone') this.#accounts.splice(this.#accounts.indexOf(account), 1);
      state = 'gone';
    };
    return {
      leave: () => {
        if (state === 'waiting') free();
      },
      work: (job) => {
        const turn = this.#last.then(async () => {
          if (state === 'gone') throw new AppError('BAD_REQUEST', refusalTexts.abandoned);
          if (stop?.signal.aborted) throw comeBack(stop.text);
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

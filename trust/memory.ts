import type { Db } from '#server/db/connect.ts';
import type { Ask, Outcome } from './ask.ts';

/** What somebody who writes into the shop remembers of it. */
export type Memory = {
  /** Writes once and remembers what became of it. */
  write: (ask: Ask) => Promise<Outcome>;
  /**
   * Compares what is there with what was acknowledged; answers what is wrong. What was not answered may be there or not,
   * but whole; from then on it has to stay as it was found.
   */
  compare: (db: Db) => Promise<string[]>;
};

export type Tally = { acknowledged: number; refused: number; open: number; openKept: number };

export function newTally(): Tally {
  return { acknowledged: 0, refused: 0, open: 0, openKept: 0 };
}

export type Change<State> = {
  after: State;
  send: (ask: Ask) => Promise<Outcome>;
};

/**
 * Something that only one writer changes, one change after the other: it is as the last acknowledged change left it, or
 * as the one made of it that was not answered.
 */
export class OwnedThing<State> {
  readonly #what: string;
  readonly #tally: Tally;
  #state: State;
  #open: { after: State } | undefined;

  constructor(what: string, state: State, tally: Tally) {
    this.#what = what;
    this.#state = state;
    this.#tally = tally;
  }

  get state(): State {
    return this.#state;
  }

  async change(ask: Ask, { after, send }: Change<State>): Promise<Outcome> {
    this.#open = { after };
    const outcome = await send(ask);
    if (outcome.isOpen) return outcome;
    this.#open = undefined;
    const isDone = outcome.status < 300;
    this.#tally[isDone ? 'acknowledged' : 'refused'] += 1;
    if (isDone) this.#state = after;
    return outcome;
  }

  compare(found: State): string[] {
    const [before, after] = [this.#state, this.#open?.after];
    if (this.#open) this.#tally.open += 1;
    this.#open = undefined;
    if (isSame(found, before)) return [];
    if (after === undefined || !isSame(found, after))
      return [
        `${this.#what} is ${JSON.stringify(found)} instead of ${JSON.stringify(before)}${after ? ` or ${JSON.stringify(after)}` : ''}`,
      ];
    this.#tally.openKept += 1;
    this.#state = found;
    return [];
  }
}

/** States are plain data, made in the same order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

import type { Db } from '#server/db/connect.ts';
import type { Ask, Outcome } from '../ask.ts';

/** A writer and its record of what it wrote. */
export type Memory = {
  /** Writes once and records the outcome. */
  write: (ask: Ask) => Promise<Outcome>;
  /**
   * Compares the database with the record; returns the problems. A write without an answer may be there or not, but
   * completely; its state must not change afterwards.
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
 * A value that only one writer changes, one change at a time: it is as the last acknowledged change left it, or as the
 * unanswered change after that made it.
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

  /** Takes for its state what came to be without one of its changes. */
  assume(state: State): void {
    this.#state = state;
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

/** States are plain data with keys in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

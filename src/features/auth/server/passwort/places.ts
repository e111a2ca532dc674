import { AppError } from '#shared/wire/errors.ts';

/** A group of callers, and how many of them get a place at once. */
export type Share = { name: string; most: number };

/**
 * Bounds work that runs or waits at once on this node: a caller takes a place in each of its shares or is
 * refused with 503. So the waiting time and the memory under load are bounded, and one origin cannot take the
 * places of all others.
 */
export class Places {
  readonly #taken = new Map<string, number>();
  readonly #fullText: string;

  constructor(fullText: string) {
    this.#fullText = fullText;
  }

  async run<T>(shares: Share[], work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull(shares);
    for (const { name } of shares) this.#add(name, 1);
    try {
      return await work();
    } finally {
      for (const { name } of shares) this.#add(name, -1);
    }
  }

  /** Refuses a caller for whom `run` has no place now, before it does other work. */
  refuseWhenFull(shares: Share[]): void {
    if (shares.some(({ name, most }) => this.#takenOf(name) >= most))
      throw new AppError('UNAVAILABLE', this.#fullText, { retryAfter: 5 });
  }

  #takenOf(name: string): number {
    return this.#taken.get(name) ?? 0;
  }

  #add(name: string, change: 1 | -1): void {
    const taken = this.#takenOf(name) + change;
    if (taken > 0) this.#taken.set(name, taken);
    else this.#taken.delete(name);
  }
}

import type { Db } from '#server/db/connect.ts';
import { placeOf } from '#shared/place-of.ts';
import { findRunde } from './widerruf.repository.ts';

/** Places that are remembered; with more, all begin anew. */
const maxPlaces = 100_000;

/**
 * The rounds in which declarations that wait are worked off: in each of them a place has one, however many it has sent. Places are remembered
 * in memory alone, while anything waits, so that no address is stored with a declaration; after a restart, and on another node, each begins again
 * with the round that is on.
 */
export class Runden {
  readonly #letzte = new Map<string, number>();

  /** The round of the next declaration of a place. */
  async next(db: Db, { address }: { address: string; now: Date }): Promise<number> {
    const jetzt = await findRunde(db);
    if (jetzt === undefined || this.#letzte.size > maxPlaces) this.#letzte.clear();
    const place = placeOf(address);
    const runde = Math.max(jetzt ?? 0, (this.#letzte.get(place) ?? -1) + 1);
    this.#letzte.set(place, runde);
    return runde;
  }
}

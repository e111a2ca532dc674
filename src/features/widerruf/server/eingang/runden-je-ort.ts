import type { Db } from '#server/db/connect.ts';
import { networkOf, placeOf } from '#shared/place-of.ts';
import { findRunde } from '../widerruf.repository.ts';

/** Places that are remembered; with more, all begin anew. */
const maxPlaces = 100_000;

/**
 * Milliseconds without a declaration that has to wait, after which all begin anew: those that were on their
 * way are stored by then. While some still wait it takes longer, but it comes: one that always fails waits
 * for ever.
 */
const ruhe = { nichtsWartet: 60_000, etwasWartet: 60 * 60_000 };

/**
 * The rounds in which declarations that wait are worked off: in each of them a place has one, however many it
 * has sent. Places are remembered in memory alone, and not for long, so that no address is stored with a
 * declaration; after a restart, and on another node, each begins again with the round that is on.
 */
export class Runden {
  readonly #letzte = new Map<string, number>();
  #zuletzt = 0;

  /** The round of the next declaration of a place. */
  async next(db: Db, { address, now }: { address: string; now: Date }): Promise<number> {
    const jetzt = await findRunde(db);
    const pause = jetzt === undefined ? ruhe.nichtsWartet : ruhe.etwasWartet;
    const isVorbei = now.getTime() - this.#zuletzt > pause;
    if (isVorbei || this.#letzte.size > maxPlaces) this.#letzte.clear();
    this.#zuletzt = now.getTime();
    const ort = ortOf(address);
    const runde = Math.max(jetzt ?? 0, (this.#letzte.get(ort) ?? -1) + 1);
    this.#letzte.set(ort, runde);
    return runde;
  }
}

/** All of an IPv4 address; of an IPv6 one its network, because a customer of a provider has 65,536 places in it. */
function ortOf(address: string): string {
  const place = placeOf(address);
  return place.includes(':') ? networkOf(address) : place;
}

import type { Tx } from '#server/db/connect.ts';
import type { NachrichtArt } from '../nachricht.ts';
import { type Betroffene, deleteWartende } from './nachricht.repository.ts';
import { zeitenAt } from './zustellung/send-times.ts';

/**
 * Takes back messages of one kind about an order or an account that still wait, because what happened since
 * made them untrue. One that is being sent at this moment, or was sent before, stays. Returns when those were
 * written that are gone.
 */
export async function withdrawNachricht(
  db: Tx,
  nachricht: Betroffene & { art: NachrichtArt },
  now: Date,
): Promise<string[]> {
  return deleteWartende(db, nachricht, zeitenAt(now));
}

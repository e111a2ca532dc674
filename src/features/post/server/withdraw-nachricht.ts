import type { Tx } from '#server/db/connect.ts';
import type { NachrichtArt } from '../nachricht.ts';
import { deleteWartende } from './nachricht.repository.ts';
import { zeitenAt } from './send-times.ts';

/**
 * Takes back messages of one kind about an order that still wait, because what happened since made them untrue. One that is being sent
 * at this moment, or was sent before, stays.
 */
export async function withdrawNachricht(
  db: Tx,
  nachricht: { auftragId: string; art: NachrichtArt },
  now: Date,
): Promise<void> {
  await deleteWartende(db, nachricht, zeitenAt(now));
}

import type { Tx } from '#server/db/connect.ts';
import { type Betroffene, deleteWartende, type Zurueckgezogen } from './nachricht.repository.ts';
import { zeitenAt } from './zustellung/send-times.ts';

/**
 * Takes back messages of some kinds about orders or accounts that still wait, because what happened since made
 * them untrue. One that is being sent at this moment, or was sent before, stays. Returns of those that are gone
 * what they were, and when they were written.
 */
export async function withdrawNachrichten(
  db: Tx,
  nachrichten: Betroffene,
  now: Date,
): Promise<Zurueckgezogen[]> {
  return nachrichten.arten.length === 0 ? [] : deleteWartende(db, nachrichten, zeitenAt(now));
}

import type { Tx } from '#server/db/connect.ts';
import type { Anhang } from '../nachricht.ts';
import { type Betroffene, deleteWartende, type ZurueckgezogenRow } from './nachricht.repository.ts';
import { zeitenAt } from './zustellung/send-times.ts';

/** A message that was taken back, with the ids of the invoices and corrections that did not leave with it. */
export type Zurueckgezogen = Omit<ZurueckgezogenRow, 'anhaenge'> & { belege: string[] };

/**
 * Takes back messages of some kinds about orders or accounts that still wait, because what happened since made
 * them untrue. One that is being sent at this moment, or was sent before, stays. Returns of those that are gone
 * what they were, when they were written, and which documents they carried.
 */
export async function withdrawNachrichten(
  db: Tx,
  nachrichten: Betroffene,
  now: Date,
): Promise<Zurueckgezogen[]> {
  if (nachrichten.arten.length === 0) return [];
  const rows = await deleteWartende(db, nachrichten, zeitenAt(now));
  return rows.map(({ anhaenge, ...row }) => ({ ...row, belege: belegeIn(JSON.parse(anhaenge)) }));
}

function belegeIn(anhaenge: Anhang[]): string[] {
  return anhaenge.flatMap((one) => (one.art === 'beleg' ? one.id : []));
}

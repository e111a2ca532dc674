import type { Db } from '#server/db/connect.ts';
import { type NachrichtStand, nachrichtStand } from '../nachricht.ts';
import { listNachrichtenOfAuftrag } from './nachrichten-an.repository.ts';

/** A message about an order and whether it arrived. */
export type AuftragPost = { betreff: string; an: string; at: string; stand: NachrichtStand };

/** The messages about an order, to its customer and to the workshop, the oldest first. */
export async function listAuftragPost(db: Db, auftragId: string): Promise<AuftragPost[]> {
  const rows = await listNachrichtenOfAuftrag(db, auftragId);
  return rows.map(({ betreff, an, createdAt: at, ...row }) => ({
    betreff,
    an,
    at,
    stand: nachrichtStand(row),
  }));
}

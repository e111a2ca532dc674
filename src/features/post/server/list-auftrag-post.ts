import type { Db } from '#server/db/connect.ts';
import { type NachrichtStand, nachrichtStand } from '../nachricht.ts';
import { listNachrichtenOfAuftrag } from './nachrichten-an.repository.ts';

/** A message about an order and whether it arrived; `art` as in `NachrichtArt`. */
export type AuftragPost = {
  id: string;
  art: string;
  betreff: string;
  an: string;
  at: string;
  stand: NachrichtStand;
};

/** The messages about an order, to its customer and to the workshop, the oldest first. */
export async function listAuftragPost(db: Db, auftragId: string): Promise<AuftragPost[]> {
  const rows = await listNachrichtenOfAuftrag(db, auftragId);
  return rows.map(({ id, art, betreff, an, createdAt: at, ...row }) => ({
    ...{ id, art, betreff, an, at },
    stand: nachrichtStand(row),
  }));
}

import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { type Anhang, anhang, type NachrichtStand, nachrichtStand } from '../nachricht.ts';
import { listNachrichtenMitDatei, listNachrichtenOfAuftrag } from './nachrichten-an.repository.ts';

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
  return (await listNachrichtenOfAuftrag(db, auftragId)).map(toAuftragPost);
}

/**
 * The messages that a document is attached to, the oldest first: those about its order; of a document without one,
 * those about none.
 */
export async function listNachrichtenMitBeleg(
  db: Db,
  { belegId, auftragId }: { belegId: string; auftragId: string | undefined },
): Promise<AuftragPost[]> {
  const rows = await (auftragId === undefined
    ? listNachrichtenMitDatei(db, belegId)
    : listNachrichtenOfAuftrag(db, auftragId));
  const isAngehaengt = (one: Anhang) => one.art === 'beleg' && one.id === belegId;
  return rows.filter(({ anhaenge }) => readAnhaenge(anhaenge).some(isAngehaengt)).map(toAuftragPost);
}

/** Of a list that cannot be read, none: that is reported by `verifyPost`. */
function readAnhaenge(text: string): Anhang[] {
  try {
    return z.array(anhang).safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

type Row = Awaited<ReturnType<typeof listNachrichtenOfAuftrag>>[number];

function toAuftragPost({ id, art, betreff, an, createdAt: at, ...row }: Row): AuftragPost {
  return { id, art, betreff, an, at, stand: nachrichtStand(row) };
}

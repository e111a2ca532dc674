import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { unindexed } from '#server/db/unindexed.ts';
import type { NachrichtArt } from '../nachricht.ts';

/** What a message said, without its secret and its attachments. */
const gesagtes = ['id', 'art', 'an', 'betreff', 'inhalt', 'createdAt', 'auftragId'] as const;

export function listNachrichtenOfKonto(db: Db, accountId: string) {
  return db.selectFrom('nachricht').select(gesagtes).where('accountId', '=', accountId).execute();
}

/** The messages about these orders, those to the workshop too. */
export async function listNachrichtenOfAuftraege(db: Db, auftragIds: string[]) {
  if (auftragIds.length === 0) return [];
  return db.selectFrom('nachricht').select(gesagtes).where('auftragId', 'in', auftragIds).execute();
}

/** Who wrote each message of the contact form; read from an index alone. */
export function listKontaktAbsender(db: Db) {
  return (
    db
      .selectFrom('nachricht')
      .select(['id', 'antwortAn'])
      // Written out: SQLite matches a partial index with literals only.
      .where('art', '=', sql.lit('kontakt'))
      .where('antwortAn', 'is not', null)
      .$narrowType<{ antwortAn: string }>()
      .execute()
  );
}

export async function listNachrichtenById(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('nachricht').select(gesagtes).where('id', 'in', ids).execute();
}
export type GesagtesRow = Awaited<ReturnType<typeof listNachrichtenById>>[number];

/**
 * Deletes up to `limit` messages of these kinds that were written before `before` and wait no longer; returns
 * their number.
 */
export async function deleteAlte(
  db: Tx,
  { arten, before, limit }: { arten: NachrichtArt[]; before: string; limit: number },
): Promise<number> {
  const alte = alteMit(db, { arten, before }).select('id').limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('nachricht')
    .where('id', 'in', alte)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function alteMit(db: Db, { arten, before }: { arten: NachrichtArt[]; before: string }) {
  return db
    .selectFrom('nachricht')
    .where('art', 'in', arten)
    .where('faelligAt', 'is', null)
    .where('createdAt', '<=', before);
}

/** Messages of these kinds: all, and how many `deleteAlte` would delete, with the oldest of them. */
export async function readAlte(
  db: Db,
  { arten, before, limit }: { arten: NachrichtArt[]; before: string; limit: number },
) {
  const zahl = (query: ReturnType<typeof alteMit>) =>
    query.select((eb) => eb.fn.countAll<number>().as('anzahl')).executeTakeFirstOrThrow();
  const alle = await zahl(db.selectFrom('nachricht').where('art', 'in', arten));
  const alte = await zahl(alteMit(db, { arten, before }));
  const beispiele = await alteMit(db, { arten, before })
    .select(['betreff', 'createdAt'])
    .orderBy(unindexed('createdAt'))
    .limit(limit)
    .execute();
  return { anzahl: Number(alle.anzahl), faellig: Number(alte.anzahl), beispiele };
}

/** Deletes all messages about an order. */
export async function deletePostOf(db: Tx, auftragId: string): Promise<void> {
  await db.deleteFrom('nachricht').where('auftragId', '=', auftragId).execute();
}

/** The secrets of messages that were given up or only kept; at most those of the days that such messages stay. */
export function listLiegendeGeheimnisse(db: Db) {
  return db
    .selectFrom('nachricht')
    .select(['id', 'geheim'])
    .where('faelligAt', 'is', null)
    .where('gesendetAt', 'is', null)
    .where('geheim', 'is not', null)
    .$narrowType<{ geheim: string }>()
    .execute();
}

/** Deletes the secret of a message, also where a mail server quoted it. */
export async function clearGeheim(db: Tx, id: string): Promise<void> {
  await db
    .updateTable('nachricht')
    .set({ geheim: null, fehler: sql<string | null>`replace(fehler, geheim, '…')` })
    .where('id', '=', id)
    .where('geheim', 'is not', null)
    .execute();
}

/** The messages about an order, the oldest first; without what they say. */
export function listNachrichtenOfAuftrag(db: Db, auftragId: string) {
  return ohneGesagtes(db).where('auftragId', '=', auftragId).execute();
}

/** The same about no order, in whose references to files a text occurs. */
export function listNachrichtenMitDatei(db: Db, text: string) {
  return (
    ohneGesagtes(db)
      // Written out, and as the index `nachrichtMitDatei` has it: there are few with files, and many about no order.
      .where(sql<boolean>`coalesce("auftragId", '') = '' and anhaenge <> '[]'`)
      .where(sql<boolean>`anhaenge like ${`%${text}%`}`)
      .execute()
  );
}

function ohneGesagtes(db: Db) {
  return db
    .selectFrom('nachricht')
    .select(['id', 'art', 'an', 'betreff', 'createdAt', 'faelligAt', 'gesendetAt', 'fehler', 'anhaenge'])
    .orderBy('id');
}

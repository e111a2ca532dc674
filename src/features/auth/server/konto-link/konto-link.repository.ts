import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { KontoLinkTable } from '#server/db/schema.ts';

export type KontoLinkRow = Selectable<KontoLinkTable>;

export async function insertLink(db: Tx, row: Insertable<KontoLinkTable>): Promise<void> {
  await db.insertInto('kontoLink').values(row).execute();
}

export function findLinkRow(db: Db, tokenHash: string, now: string): Promise<KontoLinkRow | undefined> {
  return db
    .selectFrom('kontoLink')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Deletes a link; of two transactions that use it at once only one gets `true`. */
export async function takeLinkRow(db: Tx, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('kontoLink')
    .where('tokenHash', '=', tokenHash)
    .returning('tokenHash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the links of an account, all or those of one kind. */
export async function deleteLinksOf(
  db: Tx,
  accountId: string,
  art?: KontoLinkTable['art'] | undefined,
): Promise<void> {
  const all = db.deleteFrom('kontoLink').where('accountId', '=', accountId);
  await (art === undefined ? all : all.where('art', '=', art)).execute();
}

/** Links of mails, and how many of them `deleteExpiredLinks` would delete. */
export async function countLinks(db: Db, now: string): Promise<{ anzahl: number; faellig: number }> {
  const { anzahl, faellig } = await db
    .selectFrom('kontoLink')
    .select(({ fn }) => [
      fn.countAll<number>().as('anzahl'),
      fn.countAll<number>().filterWhere('expiresAt', '<=', now).as('faellig'),
    ])
    .executeTakeFirstOrThrow();
  return { anzahl: Number(anzahl), faellig: Number(faellig) };
}

/** Deletes up to `limit` links that have expired; returns their number. */
export async function deleteExpiredLinks(db: Tx, now: string, limit: number): Promise<number> {
  const expired = db.selectFrom('kontoLink').select('tokenHash').where('expiresAt', '<=', now).limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('kontoLink')
    .where('tokenHash', 'in', expired)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

import type { Db } from '#server/db/connect.ts';
import type { AuftragRow, PostenRow } from './auftrag.repository.ts';

/**
 * The person whose orders are read. `emailKey` is there once the account's address is confirmed: then guests'
 * orders with that address are hers too.
 */
export type Besteller = { accountId: string; emailKey: string | undefined };

/** The orders of a person, newest first, at most `limit` if there is one. */
export async function listAuftraegeVon(
  db: Db,
  { accountId, emailKey }: Besteller,
  limit?: number,
): Promise<AuftragRow[]> {
  const newest = db
    .selectFrom('auftrag')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  // Each of the two is read from an index of its own.
  const rows = await newest.where('accountId', '=', accountId).execute();
  if (emailKey !== undefined)
    rows.push(...(await newest.where('emailKey', '=', emailKey).where('accountId', 'is', null).execute()));
  return rows.sort(byNewest).slice(0, limit);
}

function byNewest(a: AuftragRow, b: AuftragRow): number {
  const [left, right] = [`${b.createdAt} ${b.id}`, `${a.createdAt} ${a.id}`];
  return left < right ? -1 : Number(left > right);
}

/** The lines of these orders, each order's in their sequence. */
export async function listPostenOf(db: Db, auftragIds: string[]): Promise<Map<string, PostenRow[]>> {
  if (auftragIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('auftragPosten')
    .selectAll()
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  return Map.groupBy(rows, ({ auftragId }) => auftragId);
}

/** The number of an account's own orders. */
export async function countAuftraegeOf(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

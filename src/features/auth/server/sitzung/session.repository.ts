import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { Database, SessionTable } from '#server/db/schema.ts';

export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

type Key = { tokenHash: string };

const selectSession = (db: Db, { tokenHash }: Key) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([
      'session.lastUsedAt',
      'session.expiresAt',
      'account.id',
      'account.email',
      'account.vorname',
      'account.nachname',
      'account.role',
      'account.status',
    ])
    .where('session.tokenHash', '=', tokenHash);

const findQuery = fixedQuery(selectSession);
// An exclusive lock: PostgreSQL queues for it, while shared ones of many requests would let an end of the
// session starve.
const holdQuery = fixedQuery((db: Tx, key: Key) => {
  const select = selectSession(db, key);
  return isOnSqlite(db) ? select : select.forNoKeyUpdate(['session']);
});

/** The session with its account, both as currently stored. */
export async function findSession(db: Db, tokenHash: string) {
  const [session] = await findQuery(db, { tokenHash });
  return session;
}

/** The same; until the transaction ends the session cannot be deleted. */
export async function holdSession(db: Tx, tokenHash: string) {
  const [session] = await holdQuery(db, { tokenHash });
  return session;
}

export async function noteSessionUse(db: Db, tokenHash: string, lastUsedAt: string): Promise<void> {
  await db.updateTable('session').set({ lastUsedAt }).where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('accountId', '=', accountId).execute();
}

/** The sessions of one account, the most recently used one first. */
export function listSessionsOf(db: Db, accountId: string) {
  return db
    .selectFrom('session')
    .select(['tokenHash', 'geraet', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('tokenHash')
    .execute();
}

/** Deletes all sessions of an account but the `kept` most recently used ones. */
export async function deleteOldSessions(db: Db, accountId: string, kept: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('tokenHash', 'not in', (eb) =>
      eb
        .selectFrom('session')
        .select('tokenHash')
        .where('accountId', '=', accountId)
        .orderBy('lastUsedAt', 'desc')
        .limit(kept),
    )
    .execute();
}

/** The number of sessions that have not expired. */
export async function countSessions(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

type Times = { now: string; latestExpiry: string };

function isExpiredAt({ now, latestExpiry }: Times) {
  return (eb: ExpressionBuilder<Database, 'session'>) =>
    eb.or([eb('expiresAt', '<=', now), eb('expiresAt', '>', latestExpiry)]);
}

/** All sessions, and how many of them `deleteExpiredSessions` would delete. */
export async function countSessionRows(db: Db, times: Times): Promise<{ anzahl: number; faellig: number }> {
  const { anzahl, faellig } = await db
    .selectFrom('session')
    .select((eb) => [
      eb.fn.countAll<number>().as('anzahl'),
      eb.fn.countAll<number>().filterWhere(isExpiredAt(times)).as('faellig'),
    ])
    .executeTakeFirstOrThrow();
  return { anzahl: Number(anzahl), faellig: Number(faellig) };
}

/**
 * Deletes up to `limit` sessions that have expired or claim to last longer than a session can; returns their
 * number.
 */
export async function deleteExpiredSessions(
  db: Db,
  { now, latestExpiry }: Times,
  limit: number,
): Promise<number> {
  const expired = db
    .selectFrom('session')
    .select('tokenHash')
    .where(isExpiredAt({ now, latestExpiry }))
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('tokenHash', 'in', expired)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

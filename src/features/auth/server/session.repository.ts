import type { Insertable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { SessionTable } from '#server/db/schema.ts';

export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

const findQuery = fixedQuery((db, { tokenHash }: { tokenHash: string }) =>
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
    .where('session.tokenHash', '=', tokenHash),
);

/** The session with its account, both as currently stored. */
export async function findSession(db: Db, tokenHash: string) {
  const [session] = await findQuery(db, { tokenHash });
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

/** The number of sessions that have not expired. */
export async function countSessions(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute();
}

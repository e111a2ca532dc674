import type { Db } from '#server/db/connect.ts';

/** An account as its owner may read it: all of it but the password hash and what the search reads. */
export function findOwnAccount(db: Db, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'emailKey', 'vorname', 'nachname', 'role', 'status'])
    .select(['createdAt', 'updatedAt', 'lastLogin', 'datenschutzAt', 'emailBestaetigtAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;

/** The address of an account that waits for its confirmation; empty if there is none. */
export async function findNeueEmail(db: Db, accountId: string, now: Date): Promise<string> {
  const link = await db
    .selectFrom('kontoLink')
    .select('email')
    .where('accountId', '=', accountId)
    .where('art', '=', 'email')
    .where('expiresAt', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link?.email ?? '';
}

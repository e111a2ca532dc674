import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { AccountTable } from '#server/db/schema.ts';
import { emailKeyOf } from '../../email-key.ts';

export type AccountRow = Selectable<AccountTable>;

/** Adds the account, or returns `false` when its e-mail address is taken. */
export async function insertAccount(
  db: Tx,
  row: Omit<Insertable<AccountTable>, 'emailKey'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('account')
    .values({ ...row, emailKey: emailKeyOf(row.email) })
    .onConflict((oc) => oc.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('emailKey', '=', emailKeyOf(email)).executeTakeFirst();
}

export function findAccountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Reads the account by its id or e-mail address and locks it until the transaction ends, in the same way on both
 * engines. A caller that may remove an admin's role has to lock the admins first (`countActiveAdmins`).
 */
export function lockAccountRow(
  db: Tx,
  key: { id: string } | { email: string },
): Promise<AccountRow | undefined> {
  return db
    .updateTable('account')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('emailKey', '=', emailKeyOf(key.email))))
    .returningAll()
    .executeTakeFirst();
}

export function listAccountRows(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('account').selectAll().orderBy('emailKey').execute();
}

/** A new e-mail address that is taken violates the unique constraint: `isUniqueViolation`. */
export async function updateAccount(
  db: Tx,
  id: string,
  changes: Omit<Updateable<AccountTable>, 'emailKey'>,
): Promise<void> {
  const key = changes.email === undefined ? {} : { emailKey: emailKeyOf(changes.email) };
  await db
    .updateTable('account')
    .set({ ...changes, ...key })
    .where('id', '=', id)
    .execute();
}

/**
 * Records a sign-in, or returns `false` when password, role or status have changed since the check of the password: it
 * takes long enough for the account to be blocked in between.
 */
export async function noteLogin(db: Tx, checked: AccountRow, lastLogin: string): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ lastLogin })
    .where('id', '=', checked.id)
    .where('passwordHash', '=', checked.passwordHash)
    .where('role', '=', checked.role)
    .where('status', '=', checked.status)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The number of admins who can sign in. Their rows are locked until the transaction ends, in the same way on both
 * engines, so that two concurrent transactions cannot each remove one of the last two admins.
 */
export async function countActiveAdmins(db: Tx): Promise<number> {
  const rows = await db
    .updateTable('account')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    // Written out: SQLite matches a partial index with literals only.
    .where('role', '=', sql.lit('admin'))
    .where('status', '=', 'active')
    .returning('id')
    .execute();
  return rows.length;
}

export async function deleteAccountRow(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute();
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    // Written out: SQLite matches a partial index with literals only.
    .where('role', '=', sql.lit('admin'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasActiveAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', sql.lit('admin'))
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

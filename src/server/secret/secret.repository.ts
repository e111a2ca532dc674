import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/connect.ts';
import { inTransaction } from '../db/in-transaction.ts';

/** The installation's secret, or none if it was never needed. */
export async function findSecret(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secret').select('value').executeTakeFirst())?.value;
}

/** The installation's secret, made when it is first needed; of concurrent nodes one makes it. */
export async function readSecret(db: Db): Promise<string> {
  const known = await findSecret(db);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  await inTransaction(db, (db) => insertSecret(db, value));
  return (await findSecret(db)) ?? value;
}

async function insertSecret(db: Tx, value: string): Promise<void> {
  await db
    .insertInto('secret')
    .values({ id: 1, value })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

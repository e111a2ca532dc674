import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';

/** The installation's secret, or none if it was never needed. */
export async function findSecret(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secret').select('value').executeTakeFirst())?.value;
}

/** The installation's secret, made when it is first needed; of concurrent nodes one makes it. */
export async function readSecret(db: Db): Promise<string> {
  const known = await findSecret(db);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secret')
    .values({ id: 1, value })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  return (await findSecret(db)) ?? value;
}

import { randomUUIDv7 } from 'node:crypto';
import type { Db, Tx } from '#server/db/connect.ts';
import { emailKeyOf } from '../../email-key.ts';

/** Notes that a new password is wanted for an address, which may have an account or not. */
export async function insertLinkAnfrage(db: Tx, email: string, now: Date): Promise<void> {
  await db
    .insertInto('linkAnfrage')
    .values({ id: randomUUIDv7(), email: emailKeyOf(email), createdAt: now.toISOString() })
    .execute();
}

/** The addresses of the oldest requests, in their compared form. */
export async function listLinkAnfragen(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('linkAnfrage').select('email').orderBy('id').limit(limit).execute();
  return [...new Set(rows.map(({ email }) => email))];
}

/** Deletes all requests of an address; `false` if another node has answered them. */
export async function takeLinkAnfragen(db: Tx, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('linkAnfrage')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes requests that nobody answered in time. */
export async function dropLinkAnfragen(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('linkAnfrage').where('createdAt', '<', before.toISOString()).execute();
}

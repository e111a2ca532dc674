import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { migrations } from '#server/db/migrate/migrate.ts';

const insufficientPrivilege = '42501';

/**
 * Runs `work` on PostgreSQL in a schema of its own inside a transaction that is rolled back: nobody else sees
 * it, and the shop reads and writes on. `undefined` if the user of the database may create no schema.
 */
export async function inSchemaBeside<T>(db: Db, work: (beside: Db) => Promise<T>): Promise<T | undefined> {
  const beside = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read write')
    .execute();
  try {
    await sql`create schema laden_vergleich`.execute(beside);
    await sql`set local search_path = laden_vergleich`.execute(beside);
    return await work(beside);
  } catch (error) {
    if ((error as { code?: unknown }).code !== insufficientPrivilege) throw error;
    return undefined;
  } finally {
    await beside.rollback().execute();
  }
}

/** Runs these steps in an empty place. */
export async function takeFresh(db: Db, steps: string[]): Promise<void> {
  for (const name of steps) await migrations[name]?.up(db);
}

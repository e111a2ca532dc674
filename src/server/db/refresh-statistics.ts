import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isOnSqlite } from './migrate/columns.ts';

/** Rows of an index that are looked at; more say hardly more, and hold requests up. */
const rowsAtMost = 400;

/**
 * Tells SQLite how much its indexes hold, so that it plans for the size that the shop has by now: one index in a turn,
 * a few milliseconds each. What `pragma optimize` does, which takes all tables in one turn. PostgreSQL does it itself.
 */
export async function refreshStatistics(db: Db, signal: AbortSignal): Promise<void> {
  if (!isOnSqlite(db)) return;
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'index'`.execute(
    db,
  );
  await sql`pragma analysis_limit = ${sql.lit(rowsAtMost)}`.execute(db);
  for (const { name } of rows) {
    signal.throwIfAborted();
    await sql`analyze ${sql.id(name)}`.execute(db);
    await nextTurn();
  }
}

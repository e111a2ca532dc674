import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Whether another connection to PostgreSQL waits for a lock of this one. */
export async function isBlocking(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    ) as is`.execute(db);
  return rows[0]?.is === true;
}

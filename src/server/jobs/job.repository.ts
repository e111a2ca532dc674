import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { isOnSqlite } from '../db/migrate/columns.ts';
import type { JobTable } from '../db/schema.ts';

/** The time by the clock that all nodes share: the database's. With SQLite it is that of the machine. */
export async function readClock(db: Db): Promise<Date> {
  if (isOnSqlite(db)) return new Date();
  const { rows } = await sql<{
    ms: number;
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
  return new Date(rows[0]?.ms ?? Number.NaN);
}

const never: Omit<JobTable, 'name'> = {
  runs: 0,
  failures: 0,
  startedAt: null,
  heldUntil: null,
  result: null,
  durationMs: null,
  doneAt: null,
};

/** The row of a job; created on the first read. */
export async function openJob(db: Db, name: string): Promise<JobTable> {
  const find = () => db.selectFrom('job').selectAll().where('name', '=', name).executeTakeFirst();
  const row = await find();
  if (row) return row;
  await db
    .insertInto('job')
    .values({ name, ...never })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return (await find()) ?? { name, ...never };
}

/** All jobs that have a row, for the metrics. */
export function listJobs(db: Db): Promise<JobTable[]> {
  return db.selectFrom('job').selectAll().orderBy('name').execute();
}

/** A run that this node holds; `nr` is its number. */
export type Lease = { name: string; nr: number };

/**
 * Begins the next run, or returns `undefined` if the job has changed since it was read: another node was quicker. A run
 * that never finished counts as failed.
 */
export async function claimJob(
  db: Db,
  { name, runs, failures, heldUntil }: JobTable,
  { now, until }: { now: Date; until: Date },
): Promise<Lease | undefined> {
  const nr = runs + 1;
  const row = await db
    .updateTable('job')
    .set({
      runs: nr,
      failures: failures + (heldUntil === null ? 0 : 1),
      ...(heldUntil === null ? {} : { result: 'failed' as const }),
      startedAt: now.toISOString(),
      heldUntil: until.toISOString(),
    })
    .where('name', '=', name)
    .where('runs', '=', runs)
    // Fails if a slow node has renewed its lease meanwhile.
    .where('heldUntil', heldUntil === null ? 'is' : '=', heldUntil)
    .returning('name')
    .executeTakeFirst();
  return row && { name, nr };
}

/** Extends the lease; `false` when another node has taken over. */
export async function renewLease(db: Db, { name, nr }: Lease, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('job')
    .set({ heldUntil: until.toISOString() })
    .where('name', '=', name)
    .where('runs', '=', nr)
    // A renewal that was under way when the run ended must not bring the lease back.
    .where('heldUntil', 'is not', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores how the run ended and frees the job; `false` when another node has taken over. */
export async function endRun(
  db: Db,
  { name, nr }: Lease,
  { now, result, durationMs }: { now: Date; result: 'done' | 'failed' | 'stopped'; durationMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('job')
    .set((eb) => ({
      heldUntil: null,
      result,
      durationMs,
      ...(result === 'done' ? { doneAt: now.toISOString() } : {}),
      ...(result === 'failed' ? { failures: eb('failures', '+', 1) } : {}),
    }))
    .where('name', '=', name)
    .where('runs', '=', nr)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

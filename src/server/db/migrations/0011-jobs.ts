import { type Kysely, sql } from 'kysely';
import { makeTable } from '../columns.ts';

/** Work that one of several nodes does at a time: who has it, and how the latest run went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'job')
    .table.addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('runs', 'integer', (c) => c.notNull().check(sql`runs >= 0`))
    .addColumn('failures', 'integer', (c) => c.notNull().check(sql`failures between 0 and runs`))
    .addColumn('startedAt', 'text')
    .addColumn('heldUntil', 'text')
    .addColumn('result', 'text', (c) => c.check(sql`result in ('done', 'failed', 'stopped')`))
    .addColumn('durationMs', 'integer')
    .addColumn('doneAt', 'text')
    .execute();
  await takeOverSicherung(db);
}

/** When the latest backup was begun stood in its own row until now: no shop makes one too many. */
async function takeOverSicherung(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into job (name, runs, failures, "startedAt", result, "doneAt")
    select 'make-backup', 1, case when ergebnis in ('gut', 'auffaellig') then 0 else 1 end, "begonnenAt",
      case when ergebnis in ('gut', 'auffaellig') then 'done' else 'failed' end, "gutVon"
    from sicherung where "begonnenAt" <> ''`.execute(db);
}

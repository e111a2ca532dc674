import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** Jobs, each done by one node at a time: which node holds it, and the outcome of the latest run. */
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

/** Takes the start of the latest backup from its old row, so that no shop makes an extra one. */
async function takeOverSicherung(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into job (name, runs, failures, "startedAt", result, "doneAt")
    select 'make-backup', 1, case when ergebnis in ('gut', 'auffaellig') then 0 else 1 end, "begonnenAt",
      case when ergebnis in ('gut', 'auffaellig') then 'done' else 'failed' end, "gutVon"
    from sicherung where "begonnenAt" <> ''`.execute(db);
}

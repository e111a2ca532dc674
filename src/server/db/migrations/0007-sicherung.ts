import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** The state of the scheduled backups: which node makes one, and the outcome of the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ergebnisse = sql`ergebnis in ('laeuft', 'gut', 'auffaellig', 'gescheitert')`;
  await makeTable(db, 'sicherung')
    .table.addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('alleMinuten', 'integer', (c) => c.notNull().check(sql`"alleMinuten" > 0`))
    .addColumn('begonnenAt', 'text', (c) => c.notNull())
    .addColumn('ergebnis', 'text', (c) => c.notNull().check(ergebnisse))
    .addColumn('fehler', 'text')
    .addColumn('gutVon', 'text')
    .execute();
}

import { type Kysely, sql } from 'kysely';
import { keepRows, makeTable } from '../migrate/columns.ts';

/** The settings: each save is a row, the newest one applies, and the others are the history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'einstellung')
    .table.addColumn('gruppe', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().check(sql`version >= 1`))
    .addColumn('angaben', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .addPrimaryKeyConstraint('einstellungPk', ['gruppe', 'version'])
    .execute();
  await keepRows(db, 'einstellung');
}

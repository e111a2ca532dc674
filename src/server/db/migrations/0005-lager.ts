import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** Productions, which can be reversed once, and the index for one article's movements of one kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `produktId` is no foreign key: a production stays readable when its product is gone (R9).
  await makeTable(db, 'produktion')
    .table.addColumn('buchungId', 'text', (c) => c.primaryKey())
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('anzahl', 'integer', (c) => c.notNull().check(sql`anzahl > 0`))
    .addColumn('stornoId', 'text', (c) => c.unique())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('bewegung_bestandId_typ_nr')
    .on('bewegung')
    .columns(['bestandId', 'typ', 'nr'])
    .execute();
}

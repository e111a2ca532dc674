import { type Kysely, sql } from 'kysely';

/**
 * Declarations that wait are worked off in rounds, in each of which every place has one: no place makes
 * others wait for all of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('widerruf')
    .addColumn('runde', 'integer', (c) => c.notNull().defaultTo(0).check(sql`runde >= 0`))
    .execute();
  await db.schema.dropIndex('widerrufUnbearbeitet').execute();
  await sql`create index "widerrufUnbearbeitet" on widerruf (runde, id) where bearbeitet = 0`.execute(db);
}

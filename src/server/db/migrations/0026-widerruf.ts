import { type Kysely, sql } from 'kysely';
import { freezeColumns, keepRows, makeTable } from '../migrate/columns.ts';

/** Withdrawals: the declaration as it came, and what happened to it since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'widerruf')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('schluessel', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bestellung', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('stuecke', 'text', (c) => c.notNull())
    .addColumn('teile', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('offen', 'integer', (c) => c.notNull().defaultTo(1).check(sql`offen in (0, 1)`))
    .addColumn('bearbeitet', 'integer', (c) => c.notNull().defaultTo(0).check(sql`bearbeitet in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('widerrufOffen').on('widerruf').columns(['offen', 'id']).execute();
  await sql`create index "widerrufUnbearbeitet" on widerruf (id) where bearbeitet = 0`.execute(db);
  await makeTable(db, 'widerrufEreignis')
    .table.addColumn('widerrufId', 'text', (c) => c.notNull().references('widerruf.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('typ', 'text', (c) => c.notNull())
    .addColumn('angaben', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('widerrufEreignisKey', ['widerrufId', 'nr'])
    .execute();
  const frozen = ['id', 'token', 'schluessel', 'name', 'bestellung', 'email', 'stuecke', 'teile', 'link'];
  await freezeColumns(db, 'widerruf', [...frozen, 'createdAt']);
  await keepRows(db, 'widerrufEreignis');
}

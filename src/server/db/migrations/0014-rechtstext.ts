import { type Kysely, sql } from 'kysely';
import { keepRows, makeTable } from '../migrate/columns.ts';

/**
 * Legal texts: each publication is a row that stays; number 1 of every kind is built in. A lawyer's check is
 * a row of its own, because it may come later. There is one draft of a kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'rechtstext')
    .table.addColumn('art', 'text', (c) => c.notNull())
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 2`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('gueltigAb', 'text', (c) => c.notNull())
    .addColumn('stand', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .addPrimaryKeyConstraint('rechtstextPk', ['art', 'nr'])
    .execute();
  await keepRows(db, 'rechtstext');
  await makeTable(db, 'rechtstextPruefung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('geprueftAm', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .execute();
  await keepRows(db, 'rechtstextPruefung');
  await makeTable(db, 'rechtstextEntwurf')
    .table.addColumn('art', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .execute();
}

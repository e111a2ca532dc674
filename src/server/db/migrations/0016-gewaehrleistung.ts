import { type Kysely, sql } from 'kysely';
import { keepRows, makeTable } from '../migrate/columns.ts';

/**
 * The official guarantee notice: each change is a row that refers to an uploaded file or to none, so an order
 * can refer to the version that its shopper saw. Files are kept as they came, with the pictures made of them,
 * under their SHA-256.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const datei = makeTable(db, 'gewaehrleistungDatei');
  await datei.table
    .addColumn('hash', 'text', (c) => c.primaryKey().check(sql`length(hash) = 64`))
    .addColumn('typ', 'text', (c) => c.notNull().check(sql`typ in ('pdf', 'png', 'svg')`))
    .addColumn('daten', datei.bytes, (c) => c.notNull())
    .addColumn('groesse', 'integer', (c) => c.notNull().check(sql`groesse >= 1`))
    .addColumn('seiten', 'integer', (c) => c.notNull().check(sql`seiten >= 1`))
    .addColumn('breite', 'integer', (c) => c.notNull().check(sql`breite >= 1`))
    .addColumn('hoehe', 'integer', (c) => c.notNull().check(sql`hoehe >= 1`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();

  const bild = makeTable(db, 'gewaehrleistungBild');
  await bild.table
    .addColumn('hash', 'text', (c) => c.notNull().references('gewaehrleistungDatei.hash'))
    .addColumn('breite', 'integer', (c) => c.notNull().check(sql`breite >= 1`))
    .addColumn('daten', bild.bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('gewaehrleistungBildPk', ['hash', 'breite'])
    .execute();

  await makeTable(db, 'gewaehrleistung')
    .table.addColumn('version', 'integer', (c) => c.primaryKey().check(sql`version >= 1`))
    .addColumn('hash', 'text', (c) => c.references('gewaehrleistungDatei.hash'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .execute();
  for (const table of ['gewaehrleistungDatei', 'gewaehrleistungBild', 'gewaehrleistung'])
    await keepRows(db, table);
}

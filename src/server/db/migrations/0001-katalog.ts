import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** Products with their pictures, and the version of the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProdukt(db);
  await createBilder(db);
  await makeTable(db, 'katalog')
    .table.addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into katalog (id, version) values (1, 1)`.execute(db);
}

async function createProdukt(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'produkt')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('seife', 'text', (c) => c.notNull())
    .addColumn('gramm', 'integer', (c) => c.notNull().check(sql`gramm > 0`))
    .addColumn('aroma', 'text', (c) => c.notNull())
    .addColumn('seifenform', 'text', (c) => c.notNull())
    .addColumn('zusatz', 'text')
    .addColumn('optional', 'text')
    .addColumn('verpackung', 'text')
    .addColumn('preisCent', 'integer', (c) => c.check(sql`"preisCent" >= 0`))
    .addColumn('weblink', 'text')
    .addColumn('aktiv', 'integer', (c) => c.notNull().check(sql`aktiv in (0, 1)`))
    .addColumn('reihenfolge', 'integer', (c) => c.notNull())
    .addColumn('kurz', 'text')
    .addColumn('lang', 'text')
    .addColumn('inhaltsstoffe', 'text')
    .addColumn('anwendung', 'text')
    .addColumn('besonderheiten', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute();
}

async function createBilder(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'bild')
    .table.addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('breite', 'integer', (c) => c.notNull())
    .addColumn('hoehe', 'integer', (c) => c.notNull())
    .addColumn('platzhalter', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  const variante = makeTable(db, 'bildVariante');
  await variante.table
    .addColumn('hash', 'text', (c) => c.notNull().references('bild.hash').onDelete('cascade'))
    .addColumn('breite', 'integer', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('daten', variante.bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('bildVariantePk', ['hash', 'breite', 'format'])
    .execute();
  await makeTable(db, 'produktBild')
    .table.addColumn('produktId', 'text', (c) => c.notNull().references('produkt.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().references('bild.hash'))
    .addColumn('altText', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('produktBildPk', ['produktId', 'position'])
    .execute();
}

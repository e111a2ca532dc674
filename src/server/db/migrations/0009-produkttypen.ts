import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';
import { rebuildTable } from '../migrate/rebuild-table.ts';

/** Products get a type with its own fields, recipes become rows, and a cart can hold products that are no soap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRezept(db);
  await moveAngaben(db);
  for (const index of ['produktRohseifeId', 'produktDuftoelId', 'produktVerpackungId'])
    await db.schema.dropIndex(index).execute();
  await rebuildTable(db, 'produkt', { create: () => createProdukt(db) });
  await rebuildTable(db, 'cartItem', { create: () => createCartItem(db) });
}

async function createRezept(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'rezept')
    .table.addColumn('produktId', 'text', (c) => c.notNull().references('produkt.id').onDelete('cascade'))
    .addColumn('teil', 'text', (c) => c.notNull())
    .addColumn('rohstoffId', 'text', (c) => c.notNull().references('rohstoff.id'))
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge >= 0`))
    .addPrimaryKeyConstraint('rezeptPk', ['produktId', 'teil'])
    .execute();
  await db.schema.createIndex('rezeptRohstoffId').on('rezept').column('rohstoffId').execute();
  // The weight in base soap, one drop of oil per 50 g (half a drop rounded up), one packaging.
  for (const [teil, link, menge] of [
    ['seife', 'rohseifeId', sql`gramm`],
    ['aroma', 'duftoelId', sql`(gramm + 25) / 50`],
    ['verpackung', 'verpackungId', sql`1`],
  ] as const)
    await sql`insert into rezept ("produktId", teil, "rohstoffId", menge)
      select id, ${sql.lit(teil)}, ${sql.ref(link)}, ${menge} from produkt where ${sql.ref(link)} is not null`.execute(
      db,
    );
}

const felder = ['seife', 'gramm', 'aroma', 'seifenform', 'verpackung', 'zusatz', 'optional'];

async function moveAngaben(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('produkt')
    .addColumn('angaben', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  const { rows } = await sql<
    Record<string, unknown>
  >`select id, ${sql.join(felder.map((feld) => sql.ref(feld)))}
    from produkt`.execute(db);
  for (const { id, ...row } of rows) {
    const said = Object.entries(row).filter(([, value]) => value !== null);
    await sql`update produkt set angaben = ${JSON.stringify(Object.fromEntries(said))} where id = ${id}`.execute(
      db,
    );
  }
}

async function createProdukt(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'produkt')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('nameKey', 'text', (c) => c.notNull())
    // No check constraint names the types: a new one needs no migration.
    .addColumn('typ', 'text', (c) => c.notNull().defaultTo('seife'))
    .addColumn('angaben', 'text', (c) => c.notNull())
    .addColumn('preisCent', 'integer', (c) => c.check(sql`"preisCent" >= 0`))
    .addColumn('weblink', 'text')
    .addColumn('aktiv', 'integer', (c) => c.notNull().check(sql`aktiv in (0, 1)`))
    .addColumn('reihenfolge', 'integer', (c) => c.notNull())
    .addColumn('kurz', 'text')
    .addColumn('lang', 'text')
    .addColumn('inhaltsstoffe', 'text')
    .addColumn('anwendung', 'text')
    .addColumn('besonderheiten', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('geaendertVon', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute();
}

async function createCartItem(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'cartItem')
    .table.addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge between 1 and 99`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seife', 'text')
    .addColumn('gramm', 'integer')
    .addColumn('bild', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('cartItemPk', ['accountId', 'produktId'])
    .execute();
}

import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { keepRows, makeTable } from '../migrate/columns.ts';

/** Raw materials, recipes, the ledger of all stock, and the calculations. Every product gets its level. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRohstoff(db);
  await addRezeptColumn(db, { column: 'rohseifeId', index: 'produktRohseifeId' });
  await addRezeptColumn(db, { column: 'duftoelId', index: 'produktDuftoelId' });
  await addRezeptColumn(db, { column: 'verpackungId', index: 'produktVerpackungId' });
  await createBestand(db);
  await createBewegung(db);
  await makeTable(db, 'warenberechnung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('produktId', 'text', (c) => c.notNull().unique().references('produkt.id').onDelete('cascade'))
    .addColumn('parameter', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute();
  await addProdukteToBestand(db);
}

// No check constraint names the kinds, here or in `bestand`: a new kind of raw material needs no migration.
async function createRohstoff(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'rohstoff')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('typ', 'text', (c) => c.notNull())
    .addColumn('bezeichnung', 'text', (c) => c.notNull())
    .addColumn('bezeichnungKey', 'text', (c) => c.notNull())
    .addColumn('verfuegbar', 'integer', (c) => c.notNull().check(sql`verfuegbar in (0, 1)`))
    .addColumn('angaben', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('rohstoffTypBezeichnungKey', ['typ', 'bezeichnungKey'])
    .execute();
}

async function addRezeptColumn(
  db: Kysely<unknown>,
  { column, index }: { column: string; index: string },
): Promise<void> {
  await db.schema
    .alterTable('produkt')
    .addColumn(column, 'text', (c) => c.references('rohstoff.id'))
    .execute();
  await db.schema.createIndex(index).on('produkt').column(column).execute();
}

// `artikelId` is no foreign key: it names a raw material or a product, and the row outlives both (R9).
async function createBestand(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'bestand')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('typ', 'text', (c) => c.notNull())
    .addColumn('artikelId', 'text', (c) => c.notNull().unique())
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge >= 0`))
    .addColumn('mindestbestand', 'integer', (c) => c.notNull().check(sql`mindestbestand >= 0`))
    .addColumn('letzteNr', 'integer', (c) => c.notNull().check(sql`"letzteNr" >= 0`))
    .addColumn('letzteAenderung', 'text')
    .addColumn('letzterGrund', 'text')
    .addColumn('entferntAls', 'text')
    .execute();
}

async function createBewegung(db: Kysely<unknown>): Promise<void> {
  const typen = sql`typ in ('eingang', 'ausgang', 'inventur', 'storno')`;
  await makeTable(db, 'bewegung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bestandId', 'text', (c) => c.notNull().references('bestand.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr > 0`))
    .addColumn('typ', 'text', (c) => c.notNull().check(typen))
    .addColumn('menge', 'integer', (c) => c.notNull())
    .addColumn('bestandVorher', 'integer', (c) => c.notNull())
    .addColumn('bestandNachher', 'integer', (c) => c.notNull().check(sql`"bestandNachher" >= 0`))
    .addColumn('grund', 'text', (c) => c.notNull())
    .addColumn('notizen', 'text')
    .addColumn('accountId', 'text')
    .addColumn('accountName', 'text')
    .addColumn('buchungId', 'text', (c) => c.notNull())
    .addColumn('stornoVon', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('bewegungBestandNr', ['bestandId', 'nr'])
    .addUniqueConstraint('bewegungBestandStornoVon', ['bestandId', 'stornoVon'])
    .addCheckConstraint('bewegungAddsUp', sql`"bestandVorher" + menge = "bestandNachher"`)
    .execute();
  await db.schema.createIndex('bewegungBuchungId').on('bewegung').column('buchungId').execute();
  await keepRows(db, 'bewegung');
}

async function addProdukteToBestand(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from produkt order by id`.execute(db);
  for (const { id } of rows) {
    await sql`insert into bestand (id, typ, "artikelId", menge, mindestbestand, "letzteNr")
      values (${randomUUIDv7()}, 'produkt', ${id}, 0, 0, 0)`.execute(db);
  }
}

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** Customers' data, the log of their changes, and the search of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await prepareSearch(db);
  await createKunde(db);
  await createKundeAenderung(db);
  await createKundennummerFolge(db);
}

/**
 * The first index covers the list in its order, its filters, its search and its figures, without reading the table. The
 * second one holds only accounts without a search text: after this step all of them.
 */
async function prepareSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('suche', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('accountListe')
    .on('account')
    .columns(['createdAt', 'id', 'role', 'status', 'suche'])
    .execute();
  await db.schema
    .createIndex('accountNeu')
    .on('account')
    .column('id')
    .where(sql`suche`, '=', sql`''`)
    .execute();
}

async function createKunde(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'kunde')
    .table.addColumn('accountId', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('kundennummer', 'text', (c) => c.notNull().unique())
    .addColumn('telefon', 'text', (c) => c.notNull())
    .addColumn('geschlecht', 'text', (c) =>
      c.notNull().check(sql`geschlecht in ('', 'männlich', 'weiblich', 'divers')`),
    )
    .addColumn('geburtsdatum', 'text', (c) => c.notNull())
    .addColumn('notizen', 'text', (c) => c.notNull())
    .addColumn('sperrgrund', 'text', (c) => c.notNull())
    .addColumn('adresse', 'text', (c) => c.notNull())
    .addColumn('lieferadresse', 'text', (c) => c.notNull())
    .addColumn('kommunikation', 'text', (c) => c.notNull())
    .execute();
}

async function createKundeAenderung(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'kundeAenderung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .addColumn('felder', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('kundeAenderungAccount')
    .on('kundeAenderung')
    .columns(['accountId', 'createdAt', 'id'])
    .execute();
}

/** The key of the sequence of customer numbers is different in every shop. */
async function createKundennummerFolge(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'kundennummerFolge')
    .table.addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('vergeben', 'integer', (c) => c.notNull().check(sql`vergeben >= 0`))
    .addColumn('schluessel', 'text', (c) => c.notNull())
    .execute();
  const schluessel = randomBytes(32).toString('base64url');
  await sql`insert into "kundennummerFolge" (id, vergeben, schluessel) values (1, 0, ${schluessel})`.execute(
    db,
  );
}

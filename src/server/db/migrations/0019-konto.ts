import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/**
 * Accounts that work by mail: confirmed addresses, links, and what a session runs on. A message that never
 * arrives can be settled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('emailBestaetigtAt', 'text').execute();
  await db.schema
    .alterTable('session')
    .addColumn('geraet', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await makeTable(db, 'kontoLink')
    .table.addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('kontoLinkAccount').on('kontoLink').columns(['accountId', 'art']).execute();
  await db.schema.createIndex('kontoLinkExpiresAt').on('kontoLink').column('expiresAt').execute();
  await makeTable(db, 'linkAnfrage')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('nachricht').addColumn('erledigtAt', 'text').execute();
  // What a person wrote by the contact form is found for the download of her data without reading all messages.
  await sql`create index "nachrichtKontakt" on nachricht ("antwortAn", id) where art = 'kontakt'`.execute(db);
}

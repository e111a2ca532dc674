import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/**
 * Attempts are counted under keys that need the installation's secret, and know the account they belong to.
 * Counts under the earlier keys, plain hashes, are deleted. The admins, whom a change of an account locks,
 * are found without reading all accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from attempt`.execute(db);
  await db.schema.alterTable('attempt').addColumn('account', 'text').execute();
  await db.schema.createIndex('attemptAccount').on('attempt').column('account').execute();
  await sql`create index "accountAdmin" on account (id) where role = 'admin'`.execute(db);
  await makeTable(db, 'secret')
    .table.addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

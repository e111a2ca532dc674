import type { Kysely } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** The scripts and styles of the latest builds, for pages that stay open during an update. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'build')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('startedAt', 'text', (c) => c.notNull())
    .execute();
  const { table, bytes } = makeTable(db, 'asset');
  await table
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('buildId', 'text', (c) => c.notNull().references('build.id').onDelete('cascade'))
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('assetPrimary', ['name', 'buildId'])
    .execute();
}

import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** The shop writes: an outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeNachrichten(db);
}

async function makeNachrichten(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'nachricht')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('messageId', 'text', (c) => c.notNull().unique())
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('auftragId', 'text', (c) => c.references('auftrag.id'))
    .addColumn('accountId', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('an', 'text', (c) => c.notNull().check(sql`length(an) > 0`))
    .addColumn('anName', 'text', (c) => c.notNull())
    .addColumn('antwortAn', 'text')
    .addColumn('betreff', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('anhaenge', 'text', (c) => c.notNull())
    .addColumn('geheim', 'text')
    .addColumn('faelligAt', 'text')
    .addColumn('versuche', 'integer', (c) => c.notNull().defaultTo(0).check(sql`versuche >= 0`))
    .addColumn('anspruch', 'integer', (c) => c.notNull().defaultTo(0).check(sql`anspruch >= 0`))
    .addColumn('beanspruchtBis', 'text')
    .addColumn('gesendetAt', 'text')
    .addColumn('zuerstGesendetAt', 'text')
    .addColumn('fehler', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    // What was sent has no secret any more, and is not due.
    .addCheckConstraint(
      'nachrichtGesendet',
      sql`"gesendetAt" is null or ("faelligAt" is null and geheim is null and fehler is null)`,
    )
    .execute();
  await sql`create index "nachrichtFaellig" on nachricht ("faelligAt") where "faelligAt" is not null`.execute(
    db,
  );
  // Those that nobody got are few; without it they are found by reading all messages with their texts.
  await sql`create index "nachrichtLiegt" on nachricht (id) where "faelligAt" is null and "gesendetAt" is null`.execute(
    db,
  );
  await db.schema.createIndex('nachrichtCreatedAt').on('nachricht').columns(['createdAt', 'id']).execute();
  await db.schema.createIndex('nachrichtAuftrag').on('nachricht').columns(['auftragId', 'id']).execute();
  await db.schema.createIndex('nachrichtAccount').on('nachricht').column('accountId').execute();
}

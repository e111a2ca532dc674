import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { isOnSqlite, makeTable } from '../migrate/columns.ts';
import { rebuildTable } from '../migrate/rebuild-table.ts';

/**
 * What a message says is one compressed column (ADR 103). Messages that are there keep both forms to the letter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = isOnSqlite(db) ? sql`blob` : sql`bytea`;
  await db.schema.alterTable('nachricht').addColumn('inhalt', bytes).execute();
  await packAll(db, bytes);
  // The rows are small by then: the texts are copied nowhere.
  await rebuildTable(db, 'nachricht', { create: () => createNachricht(db) });
}

type Row = { id: string; html: string; text: string };

/** Messages that are in memory at a time. */
const batch = 500;
const pack = promisify(deflate);

async function packAll(db: Kysely<unknown>, bytes: ReturnType<typeof sql>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Row>`select id, html, text from nachricht
      where id > ${after} order by id limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const packed = await Promise.all(
      rows.map(async ({ id, html, text }) => {
        const inhalt = await pack(JSON.stringify({ html, text }));
        return sql`(${id}, cast(${inhalt} as ${bytes}))`;
      }),
    );
    await sql`update nachricht set inhalt = neu.column2, html = '', text = ''
      from (values ${sql.join(packed)}) as neu where nachricht.id = neu.column1`.execute(db);
    after = last.id;
  }
}

async function createNachricht(db: Kysely<unknown>): Promise<void> {
  const { table, bytes } = makeTable(db, 'nachricht');
  await table
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('messageId', 'text', (c) => c.notNull().unique())
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('auftragId', 'text', (c) => c.references('auftrag.id'))
    .addColumn('accountId', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('an', 'text', (c) => c.notNull().check(sql`length(an) > 0`))
    .addColumn('anName', 'text', (c) => c.notNull())
    .addColumn('antwortAn', 'text')
    .addColumn('betreff', 'text', (c) => c.notNull())
    .addColumn('anhaenge', 'text', (c) => c.notNull())
    .addColumn('geheim', 'text')
    .addColumn('faelligAt', 'text')
    .addColumn('versuche', 'integer', (c) => c.notNull().defaultTo(0).check(sql`versuche >= 0`))
    .addColumn('anspruch', 'integer', (c) => c.notNull().defaultTo(0).check(sql`anspruch >= 0`))
    .addColumn('beanspruchtBis', 'text')
    .addColumn('gesendetAt', 'text')
    .addColumn('zuerstGesendetAt', 'text')
    .addColumn('fehler', 'text')
    .addColumn('erledigtAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    // The last one: what looks for messages need not read past it.
    .addColumn('inhalt', bytes, (c) => c.notNull())
    .addCheckConstraint(
      'nachrichtGesendet',
      sql`"gesendetAt" is null or ("faelligAt" is null and geheim is null and fehler is null)`,
    )
    .execute();
}

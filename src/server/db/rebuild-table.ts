import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOnSqlite } from './columns.ts';

export type Rebuild = {
  /** Makes the table in its new shape, under its name, as if it had never been there. */
  create: () => Promise<void>;
  /** What a column takes from the old row, where that is not the old column of the same name. */
  values?: Record<string, RawBuilder<unknown>>;
};

/**
 * Gives a table another shape, inside a step of the schema: its rows are set aside, the table is dropped, made anew and
 * filled. Columns of both shapes keep their values, new ones take `values` or their default. Rows that refer to it
 * stay; indexes and triggers come back as they were (drop those of a column that goes before).
 */
export async function rebuildTable(
  db: Kysely<unknown>,
  name: string,
  { create, values = {} }: Rebuild,
): Promise<void> {
  const engine = isOnSqlite(db) ? onSqlite : onPostgres;
  await engine.refuseLoss(db, name);
  const restore = await engine.readAttached(db, name);
  const aside = sql.table(`${name}Aside`);
  await sql`create table ${aside} as select * from ${sql.table(name)}`.execute(db);
  for (const { drop } of restore) if (drop) await sql.raw(drop).execute(db);
  const before = await engine.readColumns(db, name);
  await db.schema.dropTable(name).execute();

  await create();
  const after = await engine.readColumns(db, name);
  const filled = after.filter((column) => column in values || before.includes(column));
  await sql`insert into ${sql.table(name)} (${sql.join(filled.map((column) => sql.ref(column)))})
    select ${sql.join(filled.map((column) => values[column] ?? sql.ref(column)))} from ${aside}`.execute(db);
  await sql`drop table ${aside}`.execute(db);
  for (const { add } of restore) await sql.raw(add).execute(db);
}

/** What hangs on a table and goes with it: how to make it again, and how to drop what would hold the table. */
type Attached = { add: string; drop?: string };

const onSqlite = {
  /** A drop deletes the table's rows first, and with enforced keys their children: runSteps switches that off. */
  async refuseLoss(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
    if (rows[0]?.foreign_keys !== 0) throw new Error('A table is rebuilt only inside a step of the schema.');
  },
  async readColumns(db: Kysely<unknown>, name: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
    return rows.map((row) => row.name);
  },
  /** Children name their parent and need nothing; what constraints made has no statement and comes with the shape. */
  async readAttached(db: Kysely<unknown>, name: string): Promise<Attached[]> {
    const { rows } = await sql<Attached>`select sql as "add" from sqlite_master
      where tbl_name = ${name} and type in ('index', 'trigger') and sql is not null`.execute(db);
    return rows;
  },
};

const onPostgres = {
  /** Nobody may write between the copy of the rows and the drop. */
  async refuseLoss(db: Kysely<unknown>, name: string): Promise<void> {
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(db);
  },
  async readColumns(db: Kysely<unknown>, name: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${oidOf(name)} and attnum > 0 and not attisdropped order by attnum`.execute(db);
    return rows.map((row) => row.name);
  },
  /** The children's keys are dropped and added again, which checks every row of theirs. */
  async readAttached(db: Kysely<unknown>, name: string): Promise<Attached[]> {
    const { rows } = await sql<Attached>`
      select pg_get_indexdef(indexrelid) as "add", null as "drop" from pg_index
        where indrelid = ${oidOf(name)}
        and not exists (select 1 from pg_constraint where conindid = indexrelid and conrelid = indrelid)
      union all select pg_get_triggerdef(oid), null from pg_trigger
        where tgrelid = ${oidOf(name)} and not tgisinternal
      union all select
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
        format('alter table %s drop constraint %I', conrelid::regclass, conname)
        from pg_constraint where contype = 'f' and confrelid = ${oidOf(name)} and conrelid <> confrelid`.execute(
      db,
    );
    return rows;
  },
};

function oidOf(name: string): RawBuilder<unknown> {
  return sql`${`"${name}"`}::regclass`;
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOnSqlite } from './columns.ts';

export type Rebuild = {
  /** Creates the table in its new shape, under its old name. */
  create: () => Promise<void>;
  /** Values of columns that do not come from the old column of the same name. */
  values?: Record<string, RawBuilder<unknown>>;
};

/**
 * Changes a table's shape, inside a step of the schema: copies its rows, drops the table, creates it again and inserts
 * the rows. Columns of both shapes keep their values, new ones get `values` or their default. Rows that refer to the
 * table stay; indexes and triggers are restored (a step drops those of a removed column itself, before).
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

/** An object that goes with the table: the statement that adds it again, and one that drops it first if needed. */
type Attached = { add: string; drop?: string };

const onSqlite = {
  /** SQLite's drop deletes the rows first, and with enforced keys their children: runSteps turns the keys off. */
  async refuseLoss(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
    if (rows[0]?.foreign_keys !== 0) throw new Error('A table is rebuilt only inside a step of the schema.');
  },
  async readColumns(db: Kysely<unknown>, name: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
    return rows.map((row) => row.name);
  },
  /** Children refer by name and need nothing; indexes of constraints have no SQL and come with `create`. */
  async readAttached(db: Kysely<unknown>, name: string): Promise<Attached[]> {
    const { rows } = await sql<Attached>`select sql as "add" from sqlite_master
      where tbl_name = ${name} and type in ('index', 'trigger') and sql is not null`.execute(db);
    return rows;
  },
};

const onPostgres = {
  /** Locks the table: no other transaction may write between the copy of the rows and the drop. */
  async refuseLoss(db: Kysely<unknown>, name: string): Promise<void> {
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(db);
  },
  async readColumns(db: Kysely<unknown>, name: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${oidOf(name)} and attnum > 0 and not attisdropped order by attnum`.execute(db);
    return rows.map((row) => row.name);
  },
  /** Foreign keys of children are dropped and added again, which checks all their rows. */
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

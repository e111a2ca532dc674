import { type CreateTableBuilder, type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely';

/** Whether `db` is the embedded SQLite database. */
export function isOnSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * Covers the two differences between the engines in a table's definition: SQLite tables are STRICT, and the type of
 * bytes has another name. All other columns are `text` and `integer` on both.
 */
export function makeTable(db: Kysely<unknown>, name: string) {
  const isSqlite = isOnSqlite(db);
  const table = db.schema.createTable(name);
  return {
    table: (isSqlite ? table.modifyEnd(sql`strict`) : table) as CreateTableBuilder<string, string>,
    bytes: isSqlite ? sql`blob` : sql`bytea`,
  };
}

/**
 * Makes the table append-only: triggers refuse to change or delete a row. On SQLite they see REPLACE only in
 * connections with `recursive_triggers`, which the shop's have.
 */
export function keepRows(db: Kysely<unknown>, name: string): Promise<void> {
  return refuse(db, name, { update: sql`update`, refusal: `rows of ${name} are only added` });
}

/** Freezes columns of the table: triggers refuse to change them, and to delete a row; all other columns may change. */
export function freezeColumns(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  const update = sql`update of ${sql.join(columns.map((column) => sql.id(column)))}`;
  return refuse(db, name, { update, refusal: `rows of ${name} are frozen` });
}

type Refused = { update: RawBuilder<unknown>; refusal: string };

async function refuse(db: Kysely<unknown>, name: string, { update, refusal }: Refused): Promise<void> {
  const text = sql.lit(refusal);
  if (isOnSqlite(db)) {
    for (const [event, when] of [
      ['Update', update],
      ['Delete', sql`delete`],
    ] as const) {
      const trigger = sql.id(`${name}Refuses${event}`);
      await sql`create trigger ${trigger} before ${when} on ${sql.table(name)}
        begin select raise(abort, ${text}); end`.execute(db);
    }
    return;
  }
  const trigger = sql.id(`${name}RefusesChanges`);
  await sql`create function ${trigger}() returns trigger language plpgsql
    as 'begin raise exception ''%'', tg_argv[0]; end'`.execute(db);
  await sql`create trigger ${trigger} before ${update} or delete or truncate on ${sql.table(name)}
    for each statement execute function ${trigger}(${text})`.execute(db);
}

import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

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
 * Makes the table append-only: triggers refuse to change or delete a row. On SQLite they see REPLACE only in connections with
 * `recursive_triggers`, which the shop's have.
 */
export async function keepRows(db: Kysely<unknown>, name: string): Promise<void> {
  const refusal = sql.lit(`rows of ${name} are only added`);
  if (isOnSqlite(db)) {
    for (const event of ['Update', 'Delete']) {
      const trigger = sql.id(`${name}Refuses${event}`);
      await sql`create trigger ${trigger} before ${sql.raw(event)} on ${sql.table(name)}
        begin select raise(abort, ${refusal}); end`.execute(db);
    }
    return;
  }
  const refuse = sql.id(`${name}RefusesChanges`);
  await sql`create function ${refuse}() returns trigger language plpgsql
    as 'begin raise exception ''%'', tg_argv[0]; end'`.execute(db);
  await sql`create trigger ${refuse} before update or delete or truncate on ${sql.table(name)}
    for each statement execute function ${refuse}(${refusal})`.execute(db);
}

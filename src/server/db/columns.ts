import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/** Whether this is the embedded database. */
export function isOnSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * The two differences between the engines that a table would see: SQLite's tables are made STRICT, and bytes have
 * another type name. Everything else is `text` and `integer` on both.
 */
export function makeTable(db: Kysely<unknown>, name: string) {
  const isSqlite = isOnSqlite(db);
  const table = db.schema.createTable(name);
  return {
    table: (isSqlite ? table.modifyEnd(sql`strict`) : table) as CreateTableBuilder<string, string>,
    bytes: isSqlite ? sql`blob` : sql`bytea`,
  };
}

/** From now on rows of this table are only added: the database itself refuses to change or delete one. */
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

import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The two differences between the engines that a migration would see: SQLite's tables are made STRICT, and bytes have
 * another type name. Everything else is `text` and `integer` on both.
 */
export function makeTable(db: Kysely<unknown>, name: string) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const table = db.schema.createTable(name);
  return {
    table: (isSqlite ? table.modifyEnd(sql`strict`) : table) as CreateTableBuilder<string, string>,
    bytes: isSqlite ? sql`blob` : sql`bytea`,
  };
}

import { type Kysely, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { ShopTable } from './embedded-shop.ts';
import { addRow, emptyDigest, type TableDigest, type TableRow } from './row-digest.ts';

/** Rows sent with one statement, and the bytes after which fewer do. */
const batchRows = 200;
const batchBytes = 4_000_000;
/** Rows read at a time: of pictures some megabytes. */
const readRows = 50;

/** The names of all tables that this PostgreSQL database has. */
export async function listPostgresTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
}

/** Deletes rows that migrations inserted; the moved shop brings its own. */
export async function emptyTables(db: Db, tables: ShopTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    // An append-only table refuses a delete even when it is empty.
    if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(db);
  }
}

/** Inserts the rows in batches that fit into memory; reports the count so far. */
export async function insertRows(
  db: Db,
  { name }: ShopTable,
  { rows, onProgress }: { rows: Iterable<TableRow>; onProgress: (count: number) => void },
): Promise<void> {
  const untyped = db as unknown as Kysely<Record<string, TableRow>>;
  let count = 0;
  let batch: TableRow[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0) await untyped.insertInto(name).values(batch).execute();
    count += batch.length;
    batch = [];
    bytes = 0;
    onProgress(count);
  };
  for (const row of rows) {
    batch.push(row);
    bytes += sizeOf(row);
    if (batch.length >= batchRows || bytes >= batchBytes) await send();
  }
  await send();
}

function sizeOf(row: TableRow): number {
  return Object.values(row).reduce<number>(
    (sum, value) =>
      sum + (value instanceof Uint8Array || typeof value === 'string' ? Buffer.byteLength(value) : 8),
    0,
  );
}

/** The digest of the table as it is now, read within the transaction. */
export async function digestOfTable(db: Db, { name }: ShopTable): Promise<TableDigest> {
  await sql`declare "rowsToCompare" no scroll cursor for select * from ${sql.table(name)}`.execute(db);
  let digest = emptyDigest;
  for (;;) {
    const { rows } = await sql<TableRow>`fetch ${sql.lit(readRows)} from "rowsToCompare"`.execute(db);
    if (rows.length === 0) break;
    digest = rows.reduce(addRow, digest);
  }
  await sql`close "rowsToCompare"`.execute(db);
  return digest;
}

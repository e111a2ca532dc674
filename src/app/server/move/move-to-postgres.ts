import { sql } from 'kysely';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { type EmbeddedShop, openEmbeddedShop, type ShopTable } from './embedded-shop.ts';
import { digestOfTable, emptyTables, insertRows, listPostgresTables } from './postgres-tables.ts';
import { addRow, emptyDigest } from './row-digest.ts';

export type MoveOptions = {
  dataDir: string;
  databaseUrl: string;
  /** Receives the progress, line by line. */
  report: (line: string) => void;
};

export type MovedTable = { name: string; rows: number };

/** Rows of one table between two progress lines. */
const reportEvery = 10_000;

/**
 * Copies an embedded shop into an empty PostgreSQL and compares every table. Tables, rows and comparison are one
 * transaction: whatever goes wrong, the PostgreSQL is as empty as before. The embedded shop is only read.
 */
export async function moveToPostgres({ dataDir, databaseUrl, report }: MoveOptions): Promise<MovedTable[]> {
  const shop = openEmbeddedShop(dataDir);
  // A large table is read from each side without any traffic to the other.
  const patience = { silence: 0, idleTransaction: 0 };
  const target = connect({ databaseUrl, dataDir, patience, onError: ({ message }) => report(message) });
  try {
    await refuseUnfit(target);
    return await target.transaction().execute(async (db) => {
      await migrate(db);
      await emptyTables(db, shop.tables);
      await copyTables(db, shop, report);
      return compareTables(db, shop, report);
    });
  } finally {
    await target.destroy();
    shop.close();
  }
}

async function refuseUnfit(target: Db): Promise<void> {
  const tables = await listPostgresTables(target);
  if (tables.length > 0)
    throw new CommandRefusal(
      `DATABASE_URL: Diese Datenbank ist nicht leer (${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' …' : ''}). Bitte eine neue anlegen, zum Beispiel mit „createdb laden“.`,
    );
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(target);
  if (rows[0]?.server_encoding !== 'UTF8')
    throw new CommandRefusal(
      `DATABASE_URL: Diese Datenbank schreibt ${rows[0]?.server_encoding} statt UTF8. Bitte eine neue anlegen, zum Beispiel mit „createdb -E UTF8 -T template0 laden“.`,
    );
}

async function copyTables(db: Db, shop: EmbeddedShop, report: (line: string) => void): Promise<void> {
  for (const table of shop.tables) {
    report(`${table.name} wird kopiert`);
    let reported = 0;
    const onProgress = (count: number) => {
      if (count - reported < reportEvery) return;
      reported = count;
      report(`  ${zeilen(count)}`);
    };
    await insertRows(db, table, { rows: shop.rows(table), onProgress }).catch((error: unknown) => {
      throw isRefusedValue(error) ? new CommandRefusal(`${table.name}: ${(error as Error).message}`) : error;
    });
  }
}

/** PostgreSQL's error classes for values out of range and violated constraints. */
function isRefusedValue(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code));
}

/** Returns the row counts of each table, or throws and names every table that differs. */
export async function compareTables(
  db: Db,
  shop: EmbeddedShop,
  report: (line: string) => void,
): Promise<MovedTable[]> {
  const differences: string[] = [];
  const compared: MovedTable[] = [];
  for (const table of shop.tables) {
    const { rows, difference } = await compareTable(db, shop, table);
    if (difference) differences.push(difference);
    else report(`${table.name}: ${zeilen(rows)}, gleich`);
    compared.push({ name: table.name, rows });
  }
  if (differences.length === 0) return compared;
  throw new CommandRefusal(
    `Die Kopie ist nicht gleich; nichts davon bleibt stehen.\n${differences.join('\n')}`,
  );
}

async function compareTable(db: Db, shop: EmbeddedShop, table: ShopTable) {
  const there = await digestOfTable(db, table);
  let here = emptyDigest;
  for (const row of shop.rows(table)) here = addRow(here, row);
  const isSame = here.rows === there.rows && here.sum === there.sum;
  const difference = `${table.name}: ${zeilen(here.rows)} hier, ${formatZahl(there.rows)} dort${here.rows === there.rows ? ', mit anderem Inhalt' : ''}`;
  return { rows: here.rows, difference: isSame ? undefined : difference };
}

function zeilen(count: number): string {
  return count === 1 ? '1 Zeile' : `${formatZahl(count)} Zeilen`;
}

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileOf } from '#server/db/connect.ts';
import { refuseOtherSteps } from '#server/db/migrate/migrate.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';
import type { TableRow } from './row-digest.ts';

/** One table of the shop: its columns, and the tables that its rows refer to. */
export type ShopTable = { name: string; columns: string[]; references: string[] };

export type EmbeddedShop = {
  path: string;
  /** All tables with data of the shop, those that others refer to first. */
  tables: ShopTable[];
  /** The rows of one table as a stream, so that its pictures are never all in memory. */
  rows: (table: ShopTable) => Iterable<TableRow>;
  close: () => void;
};

/**
 * Opens the embedded database exclusively until it is closed: refused while another process has it open, and
 * no write can reach only the old shop meanwhile.
 */
export function openEmbeddedShop(dataDir: string): EmbeddedShop {
  const path = resolve(sqliteFileOf(dataDir));
  if (!existsSync(path))
    throw new CommandRefusal(
      `DATA_DIR: In ${resolve(dataDir)} liegt kein eingebetteter Laden (${basename(path)} fehlt).`,
    );
  const database = new DatabaseSync(path, { timeout: 1000 });
  try {
    takeAlone(database);
    refuseDamage(database);
    refuseOtherSteps(listSteps(database));
    const tables = inOrderOfReferences(listTables(database));
    return {
      path,
      tables,
      rows: ({ name }) => database.prepare(`select * from "${name}"`).iterate() as Iterable<TableRow>,
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite grants the exclusive lock only when no other connection has the database open, reading or writing. */
function takeAlone(database: DatabaseSync): void {
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    const isInUse = (error as { errcode?: unknown }).errcode === 5;
    if (!isInUse) throw error;
    throw new CommandRefusal(
      'Der Laden läuft noch, oder ein anderes Programm hat seine Datenbank offen. Bitte zuerst beenden: was währenddessen geschrieben würde, käme nicht mit.',
    );
  }
}

function refuseDamage(database: DatabaseSync): void {
  const found = [
    ...database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check)),
    ...database
      .prepare('pragma foreign_key_check')
      .all()
      .map((row) => `${row.table}: Verweis auf ${row.parent} fehlt`),
  ].filter((text) => text !== 'ok');
  if (found.length > 0)
    throw new CommandRefusal(
      `Die eingebettete Datenbank ist beschädigt. Bitte eine Sicherung einspielen.\n${found.slice(0, 5).join('\n')}`,
    );
}

/** All tables except SQLite's own and those of the migrator. */
function listTables(database: DatabaseSync): ShopTable[] {
  const names = database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
        and name not like 'kysely\\_migration%' escape '\\' order by name`,
    )
    .all()
    .map(({ name }) => String(name));
  const ask = (pragma: string, name: string) => database.prepare(`select * from ${pragma}(?)`).all(name);
  return names.map((name) => ({
    name,
    columns: ask('pragma_table_info', name).map((column) => String(column.name)),
    references: ask('pragma_foreign_key_list', name).map(({ table }) => String(table)),
  }));
}

function listSteps(database: DatabaseSync): string[] {
  const has = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  if (!has) return [];
  return database
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
}

/** Those that others refer to first. */
export function inOrderOfReferences(tables: ShopTable[]): ShopTable[] {
  const ordered = new Set<ShopTable>();
  const seen = new Set<ShopTable>();
  const visit = (table: ShopTable) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const other of tables) if (table.references.includes(other.name)) visit(other);
    ordered.add(table);
  };
  tables.forEach(visit);
  return [...ordered];
}

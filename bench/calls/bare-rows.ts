import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/connect.ts';
import type { Place } from '../databases.ts';

/** `insert` writes one transaction of as many `rows` as an order adds. */
export type BareRows = { rows: number; insert: () => Promise<void>; close: () => Promise<void> };

type Value = string | number | Uint8Array | null;
type Table = { name: string; columns: string[]; values: Value[][] };

/** The tables to which an order adds rows, with the column that names it. */
const added = {
  auftrag: 'id',
  auftragPosten: 'auftragId',
  auftragEreignis: 'auftragId',
  reservierung: 'auftragId',
  /** The customer's; that to the workshop is the order's own cost. */
  nachricht: 'auftragId',
};

/**
 * The rows of the order that is there, to be inserted again and again into tables of their own with a key and
 * nothing else, directly by the driver, one statement for each table: the limit set by disk and database.
 */
export async function openBareRows(db: Db, { databaseUrl, dataDir }: Place): Promise<BareRows> {
  const tables: Table[] = [];
  for (const [name, key] of Object.entries(added)) tables.push(await readTable(db, name, key));
  const rows = tables.reduce((sum, { values }) => sum + values.length, 0);
  const opened = databaseUrl ? await openPostgres(databaseUrl, tables) : openSqlite(dataDir, tables);
  return { rows, ...opened };
}

async function readTable(db: Db, name: string, key: string): Promise<Table> {
  const { rows } = await sql<Record<string, Value>>`select * from ${sql.table(name)}
    where ${sql.ref(key)} = (select id from auftrag limit 1)`.execute(db);
  const columns = Object.keys(rows[0] ?? {});
  return { name: `bare_${name}`, columns, values: rows.map((row) => columns.map((one) => row[one] ?? null)) };
}

/** `rowId` is the key of each row, the rest is what the order had. */
function createOf({ name, columns, values: [first = []] }: Table): string {
  const typeOf = (value: Value | undefined) =>
    typeof value === 'number' ? 'bigint' : value instanceof Uint8Array ? 'bytea' : 'text';
  const types = columns.map((one, i) => `"${one}" ${typeOf(first[i])}`);
  return `create table "${name}" ("rowId" text primary key, ${types.join(', ')})`;
}

function insertOf({ name, columns, values }: Table, mark: (nr: number) => string): string {
  const width = columns.length + 1;
  const rows = values.map((_, row) => {
    const marks = Array.from({ length: width }, (_, column) => mark(row * width + column + 1));
    return `(${marks.join(', ')})`;
  });
  return `insert into "${name}" values ${rows.join(', ')}`;
}

const parametersOf = ({ values }: Table): Value[] => values.flatMap((row) => [randomUUID(), ...row]);

function openSqlite(dataDir: string, tables: Table[]) {
  const database = new DatabaseSync(join(dataDir, 'bare.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');
  for (const table of tables) database.exec(createOf(table));
  const prepared = tables.map((table) => ({ table, insert: database.prepare(insertOf(table, () => '?')) }));
  return {
    insert: async () => {
      database.exec('begin immediate');
      for (const { table, insert } of prepared) insert.run(...parametersOf(table));
      database.exec('commit');
    },
    close: async () => database.close(),
  };
}

async function openPostgres(connectionString: string, tables: Table[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const table of tables) await client.query(createOf(table));
  const texts = tables.map((table) => ({ table, name: table.name, text: insertOf(table, (nr) => `$${nr}`) }));
  return {
    insert: async () => {
      await client.query('begin');
      for (const { table, name, text } of texts)
        await client.query({ name, text, values: parametersOf(table) });
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

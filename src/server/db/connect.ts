import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { nodeSqliteDialect, readOnlySqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Database>;

/** Where the data lives: the PostgreSQL of `databaseUrl`, else one file in `dataDir` (made if it is missing). */
export type DatabaseOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  onError: (error: Error) => void;
};

export function connect({ databaseUrl, dataDir, onError }: DatabaseOptions): Db {
  return new Kysely({
    dialect: databaseUrl ? postgresDialect(databaseUrl, onError) : sqliteFileDialect(dataDir),
  });
}

/** A database file that nobody writes into, only to look at: nothing is changed, and nothing made beside it. */
export function connectReadOnly(path: string): Db {
  const place = pathToFileURL(path);
  place.searchParams.set('immutable', '1');
  return new Kysely({ dialect: readOnlySqliteDialect(place) });
}

/** The file of the embedded database in this folder. */
export function sqliteFileOf(dataDir: string): string {
  return join(dataDir, 'shop.sqlite');
}

function sqliteFileDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  return nodeSqliteDialect(sqliteFileOf(dataDir));
}

function postgresDialect(connectionString: string, onError: (error: Error) => void): Dialect {
  // count(*) and sums are bigint and would come as strings; ours stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks (a restarted database) must not end the process; the next query takes a new one.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}

/** Both drivers report a broken unique rule in their own way. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // 23505 is PostgreSQL's code; 2067 and 1555 are SQLite's for unique indexes and primary keys.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Dialect, Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { type Patience, postgresPool } from './engines/postgres-pool.ts';
import { nodeSqliteDialect, readOnlySqliteDialect } from './engines/sqlite-dialect.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** The handle of a transaction. Rows of the shop are written with it alone: `inTransaction`. */
export type Tx = Transaction<Database>;

/** Where the data is stored: the PostgreSQL of `databaseUrl`, else one file in `dataDir` (created if missing). */
export type DatabaseOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  onError: (error: Error) => void;
  /** Overrides the time limits, for tests. */
  patience?: Partial<Patience>;
};

const pools = new WeakMap<Db, pg.Pool>();

/** The connection pool to PostgreSQL, for the metrics; the embedded database has none. */
export function poolOf(db: Db): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}

export function connect({ databaseUrl, dataDir, ...options }: DatabaseOptions): Db {
  if (!databaseUrl) return new Kysely({ dialect: sqliteFileDialect(dataDir) });
  const pool = postgresPool(databaseUrl, options);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** Opens a database file that no process writes to, read-only: nothing is changed or created beside it. */
export function connectReadOnly(path: string): Db {
  const place = pathToFileURL(path);
  place.searchParams.set('immutable', '1');
  return new Kysely({ dialect: readOnlySqliteDialect(place) });
}

/** Path of the embedded database's file in this folder. */
export function sqliteFileOf(dataDir: string): string {
  return join(dataDir, 'shop.sqlite');
}

function sqliteFileDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  return nodeSqliteDialect(sqliteFileOf(dataDir));
}

/** The drivers report a violated unique constraint in different ways. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // 23505 is PostgreSQL's code; 2067 and 1555 are SQLite's for unique indexes and primary keys.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Patience, postgresPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';
import { nodeSqliteDialect, readOnlySqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Database>;

/** Where the data lives: the PostgreSQL of `databaseUrl`, else one file in `dataDir` (made if it is missing). */
export type DatabaseOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  onError: (error: Error) => void;
  /** Other than in the shop: for tests. */
  patience?: Partial<Patience>;
};

const pools = new WeakMap<Db, pg.Pool>();

/** The connections to a PostgreSQL, for whoever watches them; the embedded database has none. */
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

/** Both drivers report a broken unique rule in their own way. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // 23505 is PostgreSQL's code; 2067 and 1555 are SQLite's for unique indexes and primary keys.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

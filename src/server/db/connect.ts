import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Database>;

/** Where the data lives: the PostgreSQL of `databaseUrl`, else one file in `dataDir` (made if it is missing). */
export type DatabaseOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  onError: (error: Error) => void;
};

const pools = new WeakMap<Db, pg.Pool>();

/** The connections to a PostgreSQL, for whoever watches them; the embedded database has none. */
export function poolOf(db: Db): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}

export function connect({ databaseUrl, dataDir, onError }: DatabaseOptions): Db {
  if (!databaseUrl) return new Kysely({ dialect: sqliteFileDialect(dataDir) });
  const pool = openPool(databaseUrl, onError);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

function sqliteFileDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  return nodeSqliteDialect(join(dataDir, 'shop.sqlite'));
}

function openPool(connectionString: string, onError: (error: Error) => void): pg.Pool {
  // count(*) and sums are bigint and would come as strings; ours stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks (a restarted database) must not end the process; the next query takes a new one.
  pool.on('error', onError);
  return pool;
}

/** Both drivers report a broken unique rule in their own way. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // 23505 is PostgreSQL's code; 2067 and 1555 are SQLite's for unique indexes and primary keys.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

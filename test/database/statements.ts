import { Kysely, PostgresDialect } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Db, sqliteFileOf } from '#server/db/connect.ts';
import { postgresPool } from '#server/db/engines/postgres-pool.ts';
import { nodeSqliteDialect } from '#server/db/engines/sqlite-dialect.ts';
import type { OpenedDatabase } from './databases.ts';

/** Another connection to a database, with the SQL of every statement it executes. */
export function recordStatements({ databaseUrl, dataDir }: OpenedDatabase['place']): {
  db: Db;
  statements: string[];
} {
  const statements: string[] = [];
  const db: Db = new Kysely({
    dialect: databaseUrl
      ? new PostgresDialect({ pool: postgresPool(databaseUrl, { onError: () => {} }) })
      : nodeSqliteDialect(sqliteFileOf(dataDir)),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  onTestFinished(() => db.destroy());
  return { db, statements };
}

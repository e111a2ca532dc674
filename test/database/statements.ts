import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Db, sqliteFileOf } from '#server/db/connect.ts';
import { nodeSqliteDialect } from '#server/db/engines/sqlite-dialect.ts';
import type { OpenedDatabase } from './databases.ts';

/** Another connection to an embedded database, with the SQL of every statement it executes. */
export function recordStatements({ dataDir }: OpenedDatabase['place']): { db: Db; statements: string[] } {
  const statements: string[] = [];
  const db: Db = new Kysely({
    dialect: nodeSqliteDialect(sqliteFileOf(dataDir)),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  onTestFinished(() => db.destroy());
  return { db, statements };
}

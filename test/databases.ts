import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect, type Db, sqliteFileOf } from '#server/db/connect.ts';

export const databases = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databases)[number];

/** `place`: where the data is, as the settings say it. */
export type OpenedDatabase = {
  db: Db;
  reopen: () => Db;
  place: { databaseUrl: string | undefined; dataDir: string };
};

/** An empty database on the given engine, gone after the test. `reopen` connects to the same data once more. */
export async function openDatabase(name: DatabaseName): Promise<OpenedDatabase> {
  return openAt(name === 'SQLite' ? sqliteFolder() : await postgresDatabase());
}

/** A database with today's schema, copied from the one that was migrated for all tests. */
export async function openMigratedDatabase(name: DatabaseName): Promise<OpenedDatabase> {
  const template = inject('template');
  const place = name === 'SQLite' ? sqliteFolder() : await postgresDatabase(template.postgres);
  if (name === 'SQLite') copyFileSync(sqliteFileOf(template.sqliteDir), sqliteFileOf(place.dataDir));
  const opened = openAt(place);
  // Kysely connects with the first query: a handle without one could not be destroyed to take the database away.
  await sql`select 1`.execute(opened.db);
  return opened;
}

function openAt(options: OpenedDatabase['place']): OpenedDatabase {
  const reopen = () => {
    const db = connect({ ...options, onError: () => {} });
    onTestFinished(() => db.destroy());
    return db;
  };
  return { db: reopen(), reopen, place: options };
}

/** A folder for an embedded database, gone after the test. */
export function sqliteFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { databaseUrl: undefined, dataDir };
}

/** A database in the tests' PostgreSQL, gone after the test: empty, or with what is in `template`. */
export async function postgresDatabase(template = 'template1') {
  const server = new URL(inject('postgresUrl'));
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${template}`);
  onTestFinished(() => asAdministrator(`drop database ${name} with (force)`));
  server.pathname = name;
  return { databaseUrl: server.href, dataDir: '' };
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

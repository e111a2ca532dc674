import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect, type Db, sqliteFileOf } from '#server/db/connect.ts';
import { expectPlans } from '../plans/expect-plans.ts';

export const databases = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databases)[number];

/** `place`: where the data is stored, as in the settings. */
export type OpenedDatabase = {
  db: Db;
  reopen: () => Db;
  place: { databaseUrl: string | undefined; dataDir: string };
};

/** An empty database on the given engine, removed after the test. `reopen` opens another connection to it. */
export async function openDatabase(name: DatabaseName): Promise<OpenedDatabase> {
  return openAt(name === 'SQLite' ? sqliteFolder() : await postgresDatabase());
}

/** A database with the current schema, copied from a template that is migrated once for all tests. */
export async function openMigratedDatabase(name: DatabaseName): Promise<OpenedDatabase> {
  const template = inject('template');
  const place = name === 'SQLite' ? sqliteFolder() : await postgresDatabase(template.postgres);
  if (name === 'SQLite') copyFileSync(sqliteFileOf(template.sqliteDir), sqliteFileOf(place.dataDir));
  const opened = openAt(place);
  // Kysely connects on its first query: without one, `destroy` would not close the database.
  await sql`select 1`.execute(opened.db);
  onTestFinished(() => expectPlans(place));
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

/** A folder for an embedded database, removed after the test. */
export function sqliteFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { databaseUrl: undefined, dataDir };
}

/** A database in the tests' PostgreSQL, removed after the test: empty, or a copy of `template`. */
export async function postgresDatabase(template = 'template1') {
  const server = new URL(inject('postgresUrl'));
  const name = `t${randomUUID().replaceAll('-', '')}`;
  // Copying files is twice as fast as copying through the log, whose advantage is on a server that others use.
  await asAdministrator(`create database ${name} template ${template} strategy file_copy`);
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

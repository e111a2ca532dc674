import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

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
  const options = name === 'SQLite' ? sqliteFolder() : await postgresDatabase();
  const reopen = () => {
    const db = connect({ ...options, onError: () => {} });
    onTestFinished(() => db.destroy());
    return db;
  };
  return { db: reopen(), reopen, place: options };
}

export async function openMigratedDatabase(name: DatabaseName): Promise<OpenedDatabase> {
  const opened = await openDatabase(name);
  await migrate(opened.db);
  return opened;
}

/** A folder for an embedded database, gone after the test. */
export function sqliteFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { databaseUrl: undefined, dataDir };
}

/** An empty database in the tests' PostgreSQL, gone after the test. */
export async function postgresDatabase() {
  const server = new URL(inject('postgresUrl'));
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name}`);
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect, type DatabaseOptions } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Empty databases with the current schema: each test copies one instead of migrating. */
    template: { postgres: string; sqliteDir: string };
  }
}

/**
 * One PostgreSQL for all server tests; each test creates a database of its own in it. `TEST_DATABASE_URL` selects
 * another one, whose user may create databases (docs/how-to/run-on-several-nodes.md).
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: given } = process.env;
  const postgres = given ? undefined : await startPostgres();
  const server = new URL(given ?? postgres?.url('postgres') ?? '');
  const template = {
    postgres: `template_${process.pid}_${Date.now()}`,
    sqliteDir: mkdtempSync(join(tmpdir(), 'laden-template-')),
  };
  provide('postgresUrl', server.href);
  provide('template', template);

  await asAdministrator(server, `create database ${template.postgres}`);
  await migrateAt({ databaseUrl: urlOf(server, template.postgres), dataDir: '' });
  await migrateAt({ databaseUrl: undefined, dataDir: template.sqliteDir });
  return async () => {
    rmSync(template.sqliteDir, { recursive: true, force: true });
    if (postgres) await postgres.stop();
    else await asAdministrator(server, `drop database ${template.postgres}`);
  };
}

async function migrateAt(place: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const db = connect({ ...place, onError: () => {} });
  await migrate(db);
  await db.destroy();
}

function urlOf(server: URL, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

async function asAdministrator(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/connect.ts';
import { type DatabaseName, openMigratedDatabase } from './databases.ts';

/** The whole server on an empty database of the given engine, without a port. */
export async function startTestApp(database: DatabaseName): Promise<{ app: FastifyInstance; db: Db }> {
  const { db } = await openMigratedDatabase(database);
  const app = await buildApp({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' }, db);
  onTestFinished(() => app.close());
  return { app, db };
}

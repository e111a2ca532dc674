import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/connect.ts';
import { type DatabaseName, openMigratedDatabase } from './databases.ts';

/** The whole server on an empty database of the given engine, without a port; `extend` adds routes of the test's own. */
export async function startTestApp(
  database: DatabaseName,
  extend?: (app: FastifyInstance) => void,
): Promise<{ app: FastifyInstance; db: Db }> {
  const { db } = await openMigratedDatabase(database);
  const config = { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' } as const;
  const app = await buildApp(config, db, async (app) => extend?.(app));
  onTestFinished(() => app.close());
  return { app, db };
}

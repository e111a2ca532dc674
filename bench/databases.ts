import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { startPostgres } from '#test/database/start-postgres.ts';
import type { Measurement } from './measurement.ts';

/** Where a database is: PostgreSQL at its address, or SQLite in its folder. */
export type Place = { databaseUrl: string | undefined; dataDir: string };

/** An empty embedded database in a folder of its own; `close` removes the folder too. */
export async function openEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-bench-'));
  const db = await openPlace({ databaseUrl: undefined, dataDir });
  const close = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, dataDir, close };
}

export async function openPlace(place: Place): Promise<Db> {
  const db = connect({ ...place, onError: () => {} });
  await migrate(db);
  return db;
}

/** Measures on SQLite and on PostgreSQL, each empty; `isDurable`: PostgreSQL syncs as in production. */
export async function onBothDatabases(
  measureOn: (name: string, place: Place) => Promise<Measurement[]>,
  { isDurable }: { isDurable: boolean },
): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-bench-'));
  const postgres = await startPostgres({ isDurable });
  try {
    return [
      ...(await measureOn('SQLite', { databaseUrl: undefined, dataDir })),
      ...(await measureOn('PostgreSQL', { databaseUrl: postgres.url('postgres'), dataDir: '' })),
    ];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

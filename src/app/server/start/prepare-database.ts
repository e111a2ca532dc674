import { connect, type Db } from '#server/db/connect.ts';
import { waitForDatabase } from '#server/db/engines/wait-for-database.ts';
import { migrate, readSteps } from '#server/db/migrate/migrate.ts';
import type { Config } from '../config.ts';
import { listSchemaProblems } from '../verify/verify-schema.ts';
import type { Output } from './greet.ts';
import { markFolder, refuseLostShop, refuseUnfitFolder } from './lost-shop.ts';

/** Milliseconds that a start waits for a PostgreSQL that is not up yet. */
const databaseMs = 60_000;

/** `isKept`: the embedded database is as its shop left it in order (`takeCleanStop`). */
type Handing = { output: Output; connect: () => Db; isKept: boolean };

/** Migrates the shop's database, unless it is none or a lost one, and returns a connection to it. */
export async function prepareDatabase(config: Config, { output, connect, isKept }: Handing): Promise<Db> {
  if (config.databaseUrl) await preparePostgres(config, output);
  else refuseUnfitFolder(config, { isKept });
  const db = connect();
  if (config.databaseUrl) return db;
  try {
    await prepareEmbedded(db, config, output);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Waits for PostgreSQL and migrates its schema; a step has no time limit and may wait for another node. */
async function preparePostgres(config: Config, output: Output): Promise<void> {
  const db = connect({ ...config, onError: () => {}, patience: { silence: 0 } });
  try {
    await waitForDatabase(db, {
      forMs: databaseMs,
      onWait: ({ message }) =>
        output.warn(
          `DATABASE_URL: Die Datenbank ist noch nicht erreichbar; der Laden wartet bis zu ${databaseMs / 1000} Sekunden auf sie. (${message})`,
        ),
    });
    refuseLostShop(config, (await readSteps(db)).taken.length > 0);
    await update(db, output);
  } finally {
    await db.destroy();
  }
}

async function prepareEmbedded(db: Db, config: Config, output: Output): Promise<void> {
  await update(db, output);
  markFolder(config);
  // Only a warning (ADR 054). On PostgreSQL, where comparing takes longer, the backups do it.
  for (const problem of await listSchemaProblems(db)) output.warn(problem);
}

/** Takes the steps of the schema that are missing, which may take minutes in a big shop. */
async function update(db: Db, output: Output): Promise<void> {
  const { taken, missing } = await readSteps(db);
  if (taken.length > 0 && missing.length > 0)
    output.warn(
      'Der Laden bringt seine Daten auf den Stand dieser Version und öffnet danach. Bei einem großen Laden dauert das einige Minuten; bitte nicht abbrechen.',
    );
  await migrate(db);
}

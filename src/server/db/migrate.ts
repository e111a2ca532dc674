import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import * as katalog from './migrations/0001-katalog.ts';
import * as konten from './migrations/0002-konten.ts';
import * as portfolio from './migrations/0003-portfolio.ts';
import * as rohstoffe from './migrations/0004-rohstoffe.ts';
import * as lager from './migrations/0005-lager.ts';
import * as benutzer from './migrations/0006-benutzer.ts';

/** Every step of the schema, in order, for ever. A released step is never changed; a new one is added. */
const migrations: Record<string, Migration> = {
  '0001-katalog': katalog,
  '0002-konten': konten,
  '0003-portfolio': portfolio,
  '0004-rohstoffe': rohstoffe,
  '0005-lager': lager,
  '0006-benutzer': benutzer,
};

/** The database was made by a newer version of the program than this one. */
export class NewerDatabaseError extends Error {
  constructor(steps: string[]) {
    super(
      `Die Datenbank ist neuer als dieses Programm (unbekannte Schritte: ${steps.join(', ')}). ` +
        'Bitte die neuere Programmversion starten oder eine ältere Sicherung einspielen.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Brings the schema up to date, all or nothing per step; refuses a database that a newer program made. */
export async function migrate(db: Db): Promise<void> {
  await readSteps(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether all steps of this program have been taken: what `/api/ready` asks. */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedSteps(db);
  return Object.keys(migrations).every((name) => applied.includes(name));
}

/** Which steps a database has taken and which it has before it; refuses one that a newer program made. */
export async function readSteps(db: Db): Promise<{ taken: string[]; missing: string[] }> {
  const taken = await appliedSteps(db);
  const unknown = taken.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  return { taken, missing: Object.keys(migrations).filter((name) => !taken.includes(name)) };
}

async function appliedSteps(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Db, sqliteFileOf } from '#server/db/connect.ts';
import { isDamage } from '#server/db/engines/is-damage.ts';
import { storageFailureOf } from '#server/db/engines/storage-failure.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { inOrderOfReferences, type ShopTable } from '../move/embedded-shop.ts';
import { emptyTables } from '../move/postgres-tables.ts';
import { inSchemaBeside, takeFresh } from './schema-beside.ts';

/** The steps that a shop of an older program has taken, and those that its next start takes. */
export type Steps = { taken: string[]; missing: string[] };

/**
 * Lets `look` read a copy of an older shop that has the schema of this program, made by the steps of the next
 * start, and throws the copy away. The shop itself is only read, so that a program that knows no newer schema
 * can still open it. Returns German problems: those that `look` finds, or why there is no copy.
 */
export async function verifyMigrated(
  db: Db,
  steps: Steps,
  look: (copy: Db) => Promise<string[]>,
): Promise<string[]> {
  try {
    return await (isOnSqlite(db) ? inFile(db, look) : inSchema(db, steps, look));
  } catch (error) {
    if (!(error instanceof NoCopyError)) throw error;
    return [error.message];
  }
}

/** The copy could not be made, or not be migrated. */
class NoCopyError extends Error {
  override readonly name = 'NoCopyError';
}

async function inFile(db: Db, look: (copy: Db) => Promise<string[]>): Promise<string[]> {
  // Not beside the shop: its folder may be read-only, and what a killed process leaves here is cleared by the system.
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-pruefung-'));
  try {
    await attempt(() => sql`vacuum into ${sqliteFileOf(dataDir)}`.execute(db));
    const copy = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
    try {
      // It is thrown away: nothing waits for the disk.
      await sql`pragma synchronous = off`.execute(copy);
      await attempt(() => migrate(copy));
      return await look(copy);
    } finally {
      await copy.destroy();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function inSchema(db: Db, { taken, missing }: Steps, look: (copy: Db) => Promise<string[]>) {
  const { rows } = await sql<{ shop: string }>`select current_schema() as shop`.execute(db);
  const { shop = 'public' } = rows[0] ?? {};
  const problems = await inSchemaBeside(db, async (copy) => {
    await attempt(async () => {
      await takeFresh(copy, taken);
      await copyRows(copy, shop);
      await takeFresh(copy, missing);
    });
    return look(copy);
  });
  return problems ?? [notLookedAt];
}

const notLookedAt =
  'Inhalt: nicht geprüft, weil die Datenbank älter als dieses Programm ist und der Benutzer von DATABASE_URL für die Prüfung kein Schema anlegen darf (grant create on database).';

/** Copies the rows of all tables that the shop's schema and the current one have. */
async function copyRows(copy: Db, shop: string): Promise<void> {
  const { rows } = await sql<ShopTable>`
    select relname as name,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      array(select other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f') as "references"
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(copy);
  const tables = inOrderOfReferences(rows);
  await emptyTables(copy, tables);
  for (const { name, columns } of tables) {
    const list = sql.join(columns.map((column) => sql.id(column)));
    await sql`insert into ${sql.id(name)} (${list}) select ${list} from ${sql.id(shop, name)}`.execute(copy);
  }
}

/** Damage of the file is reported as such. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isDamage(error)) throw error;
    throw new NoCopyError(textOf(error as Error), { cause: error });
  }
}

function textOf(error: Error): string {
  if (storageFailureOf(error) === 'full')
    return `Inhalt: nicht geprüft, weil für eine Kopie auf dem Stand dieses Programms kein Platz ist (${tmpdir()}; TMPDIR nennt einen anderen Ordner).`;
  return `Schema: lässt sich nicht auf den Stand dieses Programms bringen (${error.message}).`;
}

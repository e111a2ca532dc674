import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { connect, type Db } from '#server/db/connect.ts';
import { startPostgres } from '#test/database/start-postgres.ts';

export const storeNames = ['embedded', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

/** Where a shop's data is stored while the shop is killed. */
export type Store = {
  name: StoreName;
  /** Settings of the shop for this database. */
  env: Record<string, string>;
  /** Reads the database past the shop. */
  look: <T>(use: (db: Db) => Promise<T>) => Promise<T>;
  /** The engine's own check of its files, beyond what the shop can see. */
  examine: (db: Db) => Promise<string[]>;
  /** Stops the database like a power cut; only where it is a separate process. */
  crash?: () => Promise<void>;
  restart?: () => Promise<void>;
  /** Waits until no process or connection of a killed shop is left. */
  settle: () => Promise<void>;
  remove: () => Promise<void>;
};

export function openStore(name: StoreName): Promise<Store> {
  return name === 'embedded' ? openEmbedded() : openPostgres();
}

async function openEmbedded(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-kill-'));
  return {
    name: 'embedded',
    env: { DATA_DIR: dataDir },
    look: lookInto({ databaseUrl: undefined, dataDir }),
    examine: async () => [],
    settle: async () => {},
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function openPostgres(): Promise<Store> {
  const postgres = await startPostgres({ isDurable: true });
  const databaseUrl = postgres.url('postgres');
  const look = lookInto({ databaseUrl, dataDir: '' });
  await look((db) => sql`create extension amcheck`.execute(db));
  return {
    name: 'postgres',
    env: { DATABASE_URL: databaseUrl },
    look,
    examine: checkIndexes,
    crash: () => postgres.shutDown('immediate'),
    restart: () => postgres.start(),
    settle: () => look(untilAlone),
    remove: () => postgres.stop(),
  };
}

function lookInto(options: { databaseUrl: string | undefined; dataDir: string }): Store['look'] {
  return async (use) => {
    const db = connect({ ...options, onError: () => {} });
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  };
}

/** A connection of a killed shop may still be finishing its last statement. */
async function untilAlone(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    if (rows.length === 0) return;
    await sleep(20);
  }
}

/** Checks every index against its table, and every table's pages. */
async function checkIndexes(db: Kysely<never> | Db): Promise<string[]> {
  const ours = sql`from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'`;
  const indexes = sql`select bt_index_check(c.oid, true) ${ours} and c.relkind = 'i'`.execute(db as Db);
  const failure = await indexes.then(
    () => undefined,
    (error: Error) => error.message,
  );
  const { rows } = await sql<{ relname: string; msg: string }>`
    select c.relname, v.msg from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      lateral verify_heapam(c.oid) v where n.nspname = 'public' and c.relkind = 'r'`.execute(db as Db);
  return [...(failure ? [failure] : []), ...rows.map(({ relname, msg }) => `${relname}: ${msg}`)];
}

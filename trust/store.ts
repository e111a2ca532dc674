import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { connect, type Db } from '#server/db/connect.ts';
import { startPostgres } from '#test/start-postgres.ts';

export const storeNames = ['embedded', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

/** Where a shop's data lives while the shop is killed. */
export type Store = {
  name: StoreName;
  /** The settings by which the shop finds it. */
  env: Record<string, string>;
  /** Looks into it beside the shop. */
  look: <T>(use: (db: Db) => Promise<T>) => Promise<T>;
  /** What the engine itself finds wrong with its files, beyond what the shop can see. */
  examine: (db: Db) => Promise<string[]>;
  /** Ends the database like a power cut; only where it is a process of its own. */
  crash?: () => Promise<void>;
  restart?: () => Promise<void>;
  /** Waits until nothing that a killed shop left behind is at work any more. */
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

/** A connection whose shop was killed may still be ending its last statement. */
async function untilAlone(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    if (rows.length === 0) return;
    await sleep(20);
  }
}

/** Every index against its table, and every table's pages. */
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

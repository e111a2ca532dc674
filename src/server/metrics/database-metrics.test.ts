import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { countSessions } from '#features/auth/server/index.ts';
import type { Database } from '../db/schema.ts';
import { watchDatabase } from './database-metrics.ts';

/** A database with the given behaviour. */
function databaseThat(answer: (sql: string) => Promise<void>) {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql }: CompiledQuery) => answer(sql).then(() => ({ rows: [] })),
    streamQuery: () => {
      throw new Error('nobody asks for this');
    },
  };
  const driver = Object.assign(new DummyDriver(), { acquireConnection: async () => connection });
  return new Kysely<Database>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

async function figuresOf(answer: (sql: string) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const registry = new Registry();
  const db = databaseThat(answer);
  const measured = watchDatabase(db, registry, { countSessions: (now) => countSessions(db, now) })(
    new Date(),
  );
  await vi.advanceTimersByTimeAsync(3000);
  await vi.advanceTimersByTimeAsync(3000);
  await measured;
  const samples = [...(await registry.metrics()).matchAll(/^(\w+) (\S+)$/gm)];
  return Object.fromEntries(samples.map(([, name, value]) => [name, Number(value)]));
}

const forEver = () => new Promise<never>(() => {});

test('a database that does not answer is reported as unavailable', async () => {
  expect(await figuresOf(forEver)).toMatchObject({ shop_database_up: 0 });
});

test.each([
  ['fails', async () => Promise.reject(new Error('terminating connection'))],
  ['hangs', forEver],
])('when counting the sessions %s the other figures are reported all the same', async (_how, count) => {
  const figures = await figuresOf(async (sql) => (sql === 'select 1' ? undefined : count()));
  expect(figures).toEqual({ shop_database_up: 1, shop_database_answer_seconds: expect.any(Number) });
});

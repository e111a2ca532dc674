import type { FastifyInstance } from 'fastify';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { personOf } from '#test/big-shop.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { openQuietApp } from './quiet-app.ts';

const accounts = 100_000;
const rounds = 200;
const goalMs = 30;

async function fill(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (let index = 0; index < accounts; index++) {
      const angaben = { telefon: `0341 ${10_000_000 + ((index * 7919) % 80_000_000)}` };
      const person = { ...personOf(index), angaben };
      const account = await createAccountWithKunde(db, person, new Date(1.6e12 + index * 1e6));
      if (!account) throw new Error('The database was not empty.');
    }
  });
}

/** Typical queries; the last two are the worst cases for the index: nearly all rows and none. */
const asks: Record<string, string> = {
  'first page': '',
  'page 5000': '?page=5000',
  'filter: blocked customers': '?status=blocked&role=customer',
  'search: two names': '?search=juergen+m%C3%BCller',
  'search: part of a number': '?search=7123',
  'search: telephone': '?search=0341+12345',
  'search with filters': '?search=schneider&status=active&role=customer',
  'search: one letter, all filters': '?search=e&status=active&role=customer',
  'search: nobody': '?search=gibtesnicht',
  'the figures': '/stats/overview',
};

async function measureAsk(
  call: (path: string) => Promise<unknown>,
  [what, path]: [string, string],
): Promise<Measurement> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    await call(path);
    times.push(performance.now() - start);
  }
  const note = `p99 of ${rounds} calls; median ${median(times).toFixed(1)} ms`;
  return {
    what: `/kunden, ${what}`,
    unit: 'ms',
    measured: quantile(times, 0.99),
    goal: { atMost: goalMs },
    note,
  };
}

/** The user administration with 100,000 accounts on the embedded database: whole calls without a network. */
export async function measureBenutzer(): Promise<Measurement[]> {
  const { db, close } = await openEmbedded();
  let app: FastifyInstance | undefined;
  try {
    await fill(db);
    app = await openQuietApp(db);
    const call = await callerOf(app, db);
    const taken: Measurement[] = [];
    await call('');
    for (const ask of Object.entries(asks)) taken.push(await measureAsk(call, ask));
    return taken;
  } finally {
    await app?.close();
    await close();
  }
}

async function callerOf(app: FastifyInstance, db: Db) {
  const admin = { ...personOf(accounts), role: 'admin', status: 'active' } as const;
  const account = await createAccountWithKunde(db, admin, new Date());
  if (!account) throw new Error('There is no admin.');
  const token = await startSession(db, account, new Date());
  return async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ url: `/api/kunden${path}`, headers });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  };
}

if (import.meta.main) await runAlone(measureBenutzer);

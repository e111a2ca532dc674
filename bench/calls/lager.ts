import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import { insertHistorie } from '#test/big-shop.ts';
import { insertProdukt } from '#test/factories.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { openQuietApp, signInAdmin } from './quiet-app.ts';

const bewegungen = 1_000_000;
const jahre = 20_000;
const artikel = 2000;
const calls = 300;
const produktionMs = 3000;
const goal = { atMost: 50 };

/** The stock on the embedded database: productions, and the screens' calls with a long history. */
export async function measureLager(): Promise<Measurement[]> {
  const { db, close } = await openEmbedded();
  const app = await openQuietApp(db);
  try {
    const call = await callAsAdmin(app, db);
    const { seife, produkt } = await openWorkshop(db, call);
    const rates = [
      await produktionenPerSecond(call, produkt, 1),
      await produktionenPerSecond(call, produkt, 16),
    ];
    await insertHistorie(db, [seife], { anzahl: bewegungen });
    await insertHistorie(db, [produkt], { anzahl: jahre });
    for (let i = 1; i < artikel; i += 1) await insertProdukt(db);
    const historie = `/lager/historie/${seife}`;
    const times = async (what: string, url: string) => p99(what, () => call('GET', url));
    return [
      ...rates,
      await times('stock: first page of a history of 1,000,000', historie),
      await times('stock: its last page', `${historie}?page=${bewegungen / 25}`),
      await times('stock: its first page of one kind', `${historie}?typ=ausgang`),
      await times('stock: its chart', `${historie}/verlauf`),
      await times('stock: chart of a history of 20,000, every peak', `/lager/historie/${produkt}/verlauf`),
      { ...(await times(`stock: all of ${artikel} articles`, '/lager/bestand')), goal: undefined },
    ];
  } finally {
    await app.close();
    await close();
  }
}

type Call = (method: 'GET' | 'POST', path: string, payload?: object) => Promise<{ _id: string }>;

/** Calls the whole server as an admin, session included, without a network. */
async function callAsAdmin(app: FastifyInstance, db: Db): Promise<Call> {
  const headers = await signInAdmin(db);
  return async (method, path, payload) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, payload });
    if (reply.statusCode >= 300) throw new Error(reply.body);
    return reply.json().data;
  };
}

/** Raw materials with enough stock for all productions, and a soap made of them. */
async function openWorkshop(db: Db, call: Call) {
  const vorrat = { aktuellVorrat: 90_000_000 };
  const { _id: seife } = await call('POST', '/rohseife', { bezeichnung: 'Sheabutter', ...vorrat });
  await call('POST', '/duftoele', { bezeichnung: 'Lavendel', ekPreis: 5, ...vorrat });
  await call('POST', '/verpackungen', { bezeichnung: 'viereck', kostenInEuro: 0.2, ...vorrat });
  return { seife, produkt: await insertProdukt(db, { name: 'Lavendeltraum' }) };
}

async function produktionenPerSecond(call: Call, produktId: string, clients: number): Promise<Measurement> {
  const start = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - start < produktionMs) {
      await call('POST', '/lager/produktion', { produktId, anzahl: 1 });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const measured = (done * 1000) / (performance.now() - start);
  return {
    what: `stock: productions, ${clients} at a time`,
    unit: 'req/s',
    measured,
    note: 'durable, 4 movements',
  };
}

async function p99(what: string, work: () => Promise<unknown>): Promise<Measurement> {
  const times: number[] = [];
  for (let i = 0; i < calls; i += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const note = `p99 of ${calls} answers, median ${quantile(times, 0.5).toFixed(1)}`;
  return { what, unit: 'ms', measured: quantile(times, 0.99), goal, note };
}

if (import.meta.main) await runAlone(measureLager);

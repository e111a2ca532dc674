import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { insertAuftraege } from '#test/auftrag/many-orders.ts';
import { onBothDatabases, openPlace, type Place } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { openQuietApp, signInAdmin } from './quiet-app.ts';

const orders = 10_000;
const rounds = 200;
/** The first ones compile statements and fill caches. */
const warmUp = 20;
const goal = { atMost: 50 };
/** Orders on one page of the list, and the one after it that says whether there are more. */
const page = 51;

/** The list of orders with 10,000 of them on both databases: whole calls of an admin without a network. */
export async function measureAuftraege(): Promise<Measurement[]> {
  return onBothDatabases(measureOn, { isDurable: true });
}

async function measureOn(name: string, place: Place): Promise<Measurement[]> {
  const db = await openPlace(place);
  const app = await openQuietApp(db);
  try {
    await insertAuftraege(db, orders);
    if (place.databaseUrl) await sql`analyze`.execute(db);
    const list = await callAsAdmin(app, db);
    const taken: Measurement[] = [];
    for (const [what, query] of Object.entries(await asksOf(list)))
      taken.push(
        await measureAsk(
          `orders: ${what}, ${name}`,
          () => list(query),
          () => bareRows(db),
        ),
      );
    return taken;
  } finally {
    await app.close();
    await db.destroy();
  }
}

type List = (query: Record<string, string>) => Promise<{ weiter?: string; auftraege: unknown[] }>;

async function callAsAdmin(app: FastifyInstance, db: Db): Promise<List> {
  const headers = await signInAdmin(db);
  return async (query) => {
    const reply = await app.inject({ method: 'GET', url: '/api/bestellungen', query, headers });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json().data;
  };
}

/** Each tab, the last page of the longest one, and searches that find one order, many and none. */
async function asksOf(list: List): Promise<Record<string, Record<string, string>>> {
  return {
    all: {},
    packen: { aufgabe: 'packen' },
    geld: { aufgabe: 'geld' },
    abholbereit: { aufgabe: 'abholbereit' },
    problem: { aufgabe: 'problem' },
    erledigt: { aufgabe: 'erledigt' },
    'last page of erledigt': { aufgabe: 'erledigt', nach: await lastPlace(list, 'erledigt') },
    'last page of all': { nach: await lastPlace(list) },
    'search of a number': { suche: await oldestNummer(list) },
    'search of a name': { suche: 'müller juergen' },
    'search of a soap in packen': { suche: 'seife 7', aufgabe: 'packen' },
    'search of a letter': { suche: 'e' },
    'search of nobody': { suche: 'gibtesnicht' },
  };
}

/** Where the last page begins, as a person gets there. */
async function lastPlace(list: List, aufgabe?: string): Promise<string> {
  let nach: string | undefined;
  for (;;) {
    const { weiter } = await list({ ...(aufgabe && { aufgabe }), ...(nach && { nach }) });
    if (weiter === undefined) return nach ?? '';
    nach = weiter;
  }
}

async function oldestNummer(list: List): Promise<string> {
  const { auftraege } = await list({ nach: await lastPlace(list) });
  return String(Object(auftraege.at(-1)).nummer);
}

/**
 * What a page needs of the database at least: its orders by key, their lines, events and holds, and the
 * counts of the tabs.
 */
async function bareRows(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`select * from auftrag order by id desc limit ${page}`.execute(
    db,
  );
  const ids = sql.join(rows.map(({ id }) => id));
  for (const table of ['auftragPosten', 'auftragEreignis', 'reservierung'])
    await sql`select * from ${sql.table(table)} where "auftragId" in (${ids})`.execute(db);
  await sql`select aufgabe, count(*) from auftrag group by aufgabe`.execute(db);
}

/** A call and the bare reading in turn, so that slow moments of the machine meet both. */
async function measureAsk(
  what: string,
  ask: () => Promise<unknown>,
  bare: () => Promise<void>,
): Promise<Measurement> {
  const [times, reference]: [number[], number[]] = [[], []];
  for (let i = 0; i < warmUp + rounds; i += 1) {
    times.push(await duration(ask));
    reference.push(await duration(bare));
  }
  const [calls, reads] = [times.slice(warmUp), reference.slice(warmUp)];
  const note = `p99 of ${rounds}; medians ${median(calls).toFixed(1)}, bare ${median(reads).toFixed(1)}`;
  return {
    ...{ what, unit: 'ms', measured: quantile(calls, 0.99), reference: quantile(reads, 0.99) },
    ...{ goal, note },
  };
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

if (import.meta.main) await runAlone(measureAuftraege);

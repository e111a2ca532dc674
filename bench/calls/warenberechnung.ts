import { createBodyOf } from '#features/rohstoffe/contract.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { createRohstoff } from '#features/rohstoffpflege/server/index.ts';
import { addWarenberechnung, listWarenberechnungen } from '#features/warenberechnung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertProdukt } from '#test/factories.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { openQuietApp, signInAdmin } from './quiet-app.ts';

const produkte = 500;
const rohstoffeOfAKind = 20;
const repeats = 200;
const warmUps = 30;

/** The calculations of all products of a shop far larger than this one, on the embedded database. */
export async function measureWarenberechnung(): Promise<Measurement[]> {
  const { db, close } = await openEmbedded();
  const app = await openQuietApp(db);
  try {
    await fill(db);
    const headers = await signInAdmin(db);
    const select = async () => {
      const reply = await app.inject({ url: '/api/warenberechnung', headers });
      if (reply.json().count !== produkte) throw new Error(reply.body);
    };
    return [
      await measure('all calculations of 500 products recomputed', () =>
        listWarenberechnungen(db, {}, new Date()),
      ),
      await measure('the product selector’s answer with 500 products', select),
    ];
  } finally {
    await app.close();
    await close();
  }
}

/** Every product has a complete recipe and its own parameters. */
async function fill(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const kind of Object.values(rohstoffKinds)) {
      for (let i = 0; i < rohstoffeOfAKind; i += 1) {
        const rohstoff = { bezeichnung: `Sorte ${i}`, ekPreis: 10 + i, kostenInEuro: 17.5, menge: 50 };
        const body = createBodyOf(kind).parse({ ...rohstoff, aktuellVorrat: 100 });
        await createRohstoff(db, { kind, body });
      }
    }
    for (let i = 0; i < produkte; i += 1) {
      const sorte = `Sorte ${i % rohstoffeOfAKind}`;
      const id = await insertProdukt(db, {
        seife: sorte,
        aroma: sorte,
        verpackung: sorte,
        gramm: 80 + (i % 40),
      });
      await addWarenberechnung(db, id, { energieKosten: 0.35, gewinnProzent: 12.5, zusatzKosten: 0.4 });
    }
  });
}

async function measure(what: string, work: () => Promise<unknown>): Promise<Measurement> {
  const times: number[] = [];
  for (let index = 0; index < warmUps + repeats; index += 1) {
    const start = performance.now();
    await work();
    if (index >= warmUps) times.push(performance.now() - start);
  }
  const note = `median of ${repeats}, p95 ${quantile(times, 0.95).toFixed(1)} ms; read, computed exactly, in process`;
  return { what, unit: 'ms', measured: median(times), note };
}

if (import.meta.main) await runAlone(measureWarenberechnung);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchUmsaetze } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { auszugMit } from '#test/auftrag/kontoauszuege.ts';
import { insertProdukt } from '#test/factories.ts';
import { onBothDatabases, openPlace, type Place } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';

const orders = 1000;
const transfers = 1000;
const rounds = 7;
/** The first ones compile statements. */
const warmUp = 2;

/** A bank's statement against open orders on both databases, and how long it holds the event loop. */
export async function measureZahlung(): Promise<Measurement[]> {
  return onBothDatabases(measureOn, { isDurable: false });
}

async function measureOn(name: string, place: Place): Promise<Measurement[]> {
  const db = await openPlace(place);
  try {
    const nummern = await fill(db);
    const text = statementOf(nummern);
    const times: number[] = [];
    const bare: number[] = [];
    const held: number[] = [];
    for (let i = 0; i < warmUp + rounds; i += 1) {
      const { took, longest } = await watched(() => match(db, text));
      times.push(took);
      held.push(longest);
      bare.push((await watched(() => compareAll(db, text))).took);
    }
    const ofRounds = (all: number[]) => median(all.slice(warmUp));
    return [
      {
        what: `statement of ${transfers} transfers against ${orders} open orders, ${name}`,
        unit: 'ms',
        measured: ofRounds(times),
        reference: ofRounds(bare),
        goal: { atMost: 1000 },
        note: `median of ${rounds}; bare: all orders read, each number searched in each line`,
      },
      {
        what: `longest time without a turn for others meanwhile, ${name}`,
        unit: 'ms',
        measured: ofRounds(held),
        goal: { atMost: 50 },
        note: `median of ${rounds}, worst ${Math.max(...held.slice(warmUp)).toFixed(0)}`,
      },
    ];
  } finally {
    await db.destroy();
  }
}

async function fill(db: Db): Promise<string[]> {
  const produktId = await insertProdukt(db, { preis: 10 });
  const nummern: string[] = [];
  for (let i = 0; i < orders; i += 1)
    nummern.push((await insertAuftrag(db, { posten: [{ produktId, menge: 1 + (i % 5) }] })).nummer);
  return nummern;
}

/** Every second transfer names its order, the others have a name that many orders have. */
function statementOf(nummern: string[]): string {
  const zahlungen = Array.from({ length: transfers }, (_, i) => {
    const betrag = `${10 * (1 + (i % 5)) + 4},90`;
    const zweck = i % 2 === 0 ? `Bestellung ${nummern[i]?.replaceAll('-', ' ')}` : 'Seife';
    return { betrag, name: 'Erika Beispiel', zweck };
  });
  return auszugMit(zahlungen);
}

async function match(db: Db, text: string): Promise<void> {
  const { umsaetze } = await matchUmsaetze(db, text, new AbortController().signal);
  const certain = umsaetze.filter(({ art }) => art === 'sicher').length;
  if (certain !== transfers / 2) throw new Error(`${certain} certain transfers`);
}

async function compareAll(db: Db, text: string): Promise<void> {
  const rows = await db.selectFrom('auftrag').select(['id', 'nummer', 'rechnung']).execute();
  const lines = text.replaceAll(' ', '-').split('\n');
  const found = rows.filter(({ nummer }) => lines.some((line) => line.includes(nummer)));
  if (found.length !== transfers / 2) throw new Error(`${found.length} numbers found`);
}

/** In milliseconds: how long work takes, and the longest time in which nothing else could run. */
async function watched(work: () => Promise<void>): Promise<{ took: number; longest: number }> {
  const start = performance.now();
  let isDone = false;
  let [last, longest] = [start, 0];
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return { took: performance.now() - start, longest };
}

if (import.meta.main) await runAlone(measureZahlung);

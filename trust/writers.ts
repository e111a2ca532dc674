import type { Db } from '#server/db/connect.ts';
import type { Ask } from './ask.ts';
import { bildMemory } from './bild-memory.ts';
import { cartMemory } from './cart-memory.ts';
import { LagerMemory } from './lager-memory.ts';
import type { Memory, Tally } from './memory.ts';
import { produktMemory } from './produkt-memory.ts';
import { seededRandom } from './seeded-random.ts';
import { openWorkshop } from './workshop.ts';

export type Writers = {
  /** Write at full speed until the shop no longer answers; returns refusals and errors. */
  write: (who: 'all' | 'uploaders', ask: Ask) => Promise<string[]>;
  compare: (db: Db) => Promise<string[]>;
};

const numbers = { customers: 6, bookers: 4, changers: 2, uploaders: 2 };

type Shop = { db: Db; url: string; seed: number; tallies: Record<string, Tally> };

/** Customers who fill carts, and owners who book stock, change products and upload pictures. */
export async function openWriters({ db, url, seed, tallies }: Shop): Promise<Writers> {
  const { customers, bookers, changers, uploaders } = numbers;
  const workshop = await openWorkshop(db, url, { customers, eigene: changers + uploaders });
  const token = workshop.admin;
  let writer = 0;
  const keeper = (what: string) => {
    writer += 1;
    return { random: seededRandom(seed * 1000 + writer), tally: tallies[what] as Tally };
  };
  const carts = workshop.customers.map((one) => cartMemory(one, workshop.waren, keeper('cart')));
  const lager = new LagerMemory(workshop, keeper('stock'));
  const eigene = await Promise.all(
    workshop.eigene.map((id, i) =>
      i < changers
        ? produktMemory(db, { id, token }, keeper('product'))
        : bildMemory(db, { id, token }, keeper('picture')),
    ),
  );
  const readVersion = async (db: Db) =>
    (await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow()).version;
  const versions = () => eigene.reduce((sum, { version }) => sum + version(), 0);
  const versionBehind = (await readVersion(db)) - versions();

  const books = Array.from({ length: bookers }, () => lager.writer(token));
  const all: Pick<Memory, 'write'>[] = [...carts, ...books, ...eigene];
  return {
    write: async (who, ask) => {
      const chosen = who === 'all' ? all : eigene.slice(changers);
      return (await Promise.all(chosen.map((one) => writeOn(one, ask)))).filter(Boolean);
    },
    compare: async (db) => {
      const problems = await Promise.all([...carts, lager, ...eigene].map((one) => one.compare(db)));
      const version = (await readVersion(db)) - versionBehind;
      // Only changes of the catalogue raise its version, each by one.
      if (version !== versions())
        problems.push([`the catalogue is at version ${version} after ${versions()} changes`]);
      return problems.flat();
    },
  };
}

async function writeOn({ write }: Pick<Memory, 'write'>, ask: Ask): Promise<string> {
  for (;;) {
    const outcome = await write(ask);
    if (outcome.isOpen) return outcome.failure;
  }
}

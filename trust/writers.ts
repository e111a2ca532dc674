import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { fillShelf, openForOrders } from '#test/auftrag/offener-laden.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import type { FakeStripe } from '#test/zahlung/fake-stripe.ts';
import { type Ask, asker } from './ask.ts';
import { compareMoney } from './compare-money.ts';
import { AuftragMemory } from './memory/auftrag-memory.ts';
import { bildMemory } from './memory/bild-memory.ts';
import { cartMemory } from './memory/cart-memory.ts';
import { LagerMemory } from './memory/lager-memory.ts';
import { MarktMemory } from './memory/markt-memory.ts';
import type { Memory, Tally } from './memory/memory.ts';
import { produktMemory } from './memory/produkt-memory.ts';
import { WiderrufMemory } from './memory/widerruf-memory.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

export type Writers = {
  /** Write at full speed until the shop no longer answers; returns refusals and errors. */
  write: (who: 'all' | 'uploaders', ask: Ask) => Promise<string[]>;
  compare: (db: Db) => Promise<string[]>;
  /** Sees to the money that is still on its way back. */
  finish: (ask: Ask) => Promise<unknown>;
};

const numbers = {
  ...{ customers: 6, bookers: 4, changers: 2, uploaders: 2 },
  ...{ guests: 3, buyers: 2, widerrufe: 2, maerkte: 2 },
};

const manyPieces = 1000;
/** More than market days sell in a campaign. */
const marktPieces = 50_000;
/** So few pieces of each product that orders compete for the last ones. */
const fewPieces = 12;

type Shop = { db: Db; url: string; seed: number; tallies: Record<string, Tally>; stripe: FakeStripe };

/**
 * Customers who fill carts, shoppers who order, people who withdraw, and owners who book stock and market days, change
 * products and upload pictures.
 */
export async function openWriters({ db, url, seed, tallies, stripe }: Shop): Promise<Writers> {
  const { customers, bookers, changers, uploaders, buyers } = numbers;
  const workshop = await openWorkshop(db, url, {
    customers: customers + buyers,
    eigene: changers + uploaders,
  });
  await openForSale(db, workshop);
  const { admin: token } = workshop;
  let writer = 0;
  const keeper = (what: string) => {
    writer += 1;
    return { random: seededRandom(seed * 1000 + writer), tally: tallies[what] as Tally };
  };
  const carts = workshop.customers
    .slice(buyers)
    .map((one) => cartMemory(one, workshop.waren, keeper('cart')));
  const shoppers = await openShoppers(workshop, { db, url, stripe, keeper });
  const andere = [...openWiderrufer(keeper), ...openMaerkte(workshop, keeper)];
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
  const all: Pick<Memory, 'write'>[] = [...carts, ...books, ...eigene, ...shoppers, ...andere];
  return {
    write: async (who, ask) => {
      const chosen = who === 'all' ? all : eigene.slice(changers);
      return (await Promise.all(chosen.map((one) => writeOn(one, ask)))).filter(Boolean);
    },
    compare: async (db) => {
      const problems = await Promise.all(
        [...carts, lager, ...eigene, ...shoppers, ...andere].map((one) => one.compare(db)),
      );
      const version = (await readVersion(db)) - versionBehind;
      // Each change of the catalogue raises its version by one; so does a booking or an order that shoppers can see.
      if (version < versions())
        problems.push([`the catalogue is at version ${version} after ${versions()} changes`]);
      return [...problems.flat(), ...(await compareHeld(db, shoppers)), ...(await compareMoney(db, stripe))];
    },
    finish: (ask) => Promise.all(shoppers.map((one) => one.finish(ask))),
  };
}

function openWiderrufer(keeper: Opening['keeper']): WiderrufMemory[] {
  return Array.from({ length: numbers.widerrufe }, (_, nr) => new WiderrufMemory(nr, keeper('withdrawal')));
}

function openMaerkte({ admin: token, markt: produktId }: Workshop, keeper: Opening['keeper']): MarktMemory[] {
  return Array.from(
    { length: numbers.maerkte },
    (_, nr) => new MarktMemory(nr, { token, produktId }, keeper('market')),
  );
}

type Opening = Pick<Shop, 'db' | 'url' | 'stripe'> & {
  keeper: (what: string) => { random: Random; tally: Tally };
};

/** Each has paid an order and cancelled it before the first kill. */
async function openShoppers(
  { admin, customers, knappe: waren }: Workshop,
  { db, url, stripe, keeper }: Opening,
): Promise<AuftragMemory[]> {
  const { buyers, guests } = numbers;
  const shoppers = Array.from({ length: buyers + guests }, (_, nr) => {
    const account = nr < buyers ? customers[nr] : undefined;
    const owner = { token: admin, ...keeper('refund') };
    return new AuftragMemory({ nr, account }, { waren, pay: payAt(stripe), owner }, keeper('order'));
  });
  for (const one of shoppers) {
    await one.open(asker(url));
    const problems = await one.compare(db);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
  return shoppers;
}

/** The shop takes orders, also such as are paid online. */
async function openForSale(db: Db, { waren, knappe, markt }: Workshop): Promise<void> {
  await openForOrders(db);
  await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true } });
  await fillShelf(db, waren, manyPieces);
  await fillShelf(db, knappe, fewPieces);
  await fillShelf(db, [markt], marktPieces);
}

/** All orders belong to the shoppers, and each piece of an open one is held once. */
async function compareHeld(db: Db, shoppers: AuftragMemory[]): Promise<string[]> {
  const auftraege = shoppers.flatMap((one) => one.auftraege);
  const { anzahl } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  const held = new Map<string, number>();
  for (const [artikelId, menge, stand] of auftraege.flatMap(({ halt }) => halt))
    if (stand === 'gehalten') held.set(artikelId, (held.get(artikelId) ?? 0) + menge);
  const levels = await db.selectFrom('bestand').select(['artikelId', 'menge', 'reserviert']).execute();
  const wrong = levels.filter(({ artikelId, reserviert }) => reserviert !== (held.get(artikelId) ?? 0));
  const oversold = levels.filter(({ menge, reserviert }) => reserviert > menge);
  return [
    ...(anzahl === auftraege.length ? [] : [`${anzahl} orders instead of ${auftraege.length}`]),
    ...wrong.map(
      (one) => `${one.reserviert} of ${one.artikelId} held instead of ${held.get(one.artikelId) ?? 0}`,
    ),
    ...oversold.map(
      ({ artikelId, menge, reserviert }) => `${reserviert} of ${artikelId} sold, ${menge} there`,
    ),
  ];
}

async function writeOn(writer: Pick<Memory, 'write'>, ask: Ask): Promise<string> {
  for (;;) {
    const outcome = await writer.write(ask);
    if (outcome.isOpen) return outcome.failure;
  }
}

/** On the provider's page; an address that comes again is that of the same payment. */
function payAt({ sessions, pay }: FakeStripe): (adresse: string) => void {
  return (adresse) => {
    const id = new URL(adresse).pathname.split('/').at(-1) ?? '';
    if (sessions.get(id)?.status === 'open') pay(id);
  };
}

import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { type ShopProcess, startShop } from '#test/shop-process.ts';
import { type FakeStripe, startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { asker } from './ask.ts';
import { newTally, type Tally } from './memory/memory.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import type { Store } from './store.ts';
import { openWriters, type Writers } from './writers.ts';

export type Campaign = { store: Store; rounds: number; seed: number; onRound?: (report: Report) => void };

export type Report = {
  rounds: number;
  /** Counts by kind of write. */
  tallies: Record<string, Tally>;
  /** Number of checks of acknowledged writes after a kill; each write is checked after every later kill. */
  compared: number;
  killedWhileStarting: number;
  databaseCrashes: number;
  facts: string[];
  problems: string[];
};

/** The events of one round, chosen by the seed. */
type Plan = {
  victim: 'shop' | 'database' | 'both';
  /** All writers, or only uploaders: pictures are prepared last, so that their writes are hit too. */
  who: 'all' | 'uploaders';
  /** Milliseconds of writing before the kill. */
  afterMs: number;
  /** Compare before the next start repairs anything. */
  isLookedAtFirst: boolean;
  /** Kill the next start too, after this many milliseconds. */
  startKilledAfterMs: number | undefined;
};

/**
 * Starts the built shop, writes at full speed, kills it, starts it again and compares, round after round on the same
 * data. Ends early at the first problem, otherwise with all money that was on its way back where it belongs.
 */
export async function runKillCampaign(campaign: Campaign): Promise<Report> {
  const round = new Rounds(campaign);
  await round.open();
  try {
    while (round.report.rounds < campaign.rounds && round.report.problems.length === 0) {
      await round.next();
      campaign.onRound?.(round.report);
    }
    if (round.report.problems.length === 0) await round.finish();
  } finally {
    await round.close();
  }
  return round.report;
}

class Rounds {
  readonly report: Report;
  readonly #store: Store;
  readonly #seed: number;
  readonly #random: Random;
  #shop: ShopProcess | undefined;
  #stripe: FakeStripe | undefined;
  #writers: Writers | undefined;

  constructor({ store, seed }: Campaign) {
    this.#store = store;
    this.#seed = seed;
    this.#random = seededRandom(seed);
    const tallies = {
      ...{ cart: newTally(), order: newTally(), withdrawal: newTally(), stock: newTally() },
      ...{ product: newTally(), picture: newTally(), refund: newTally(), market: newTally() },
    };
    const counts = { rounds: 0, compared: 0, killedWhileStarting: 0, databaseCrashes: 0 };
    this.report = { ...counts, tallies, facts: [], problems: [] };
  }

  async open(): Promise<void> {
    const stripe = await startFakeStripe();
    this.#stripe = stripe;
    const shop = await this.#start();
    this.#writers = await this.#store.look((db) =>
      openWriters({ db, url: shop.url, seed: this.#seed, tallies: this.report.tallies, stripe }),
    );
  }

  async close(): Promise<void> {
    if (this.#shop) await killGroup(this.#shop.child);
    await this.#stripe?.close();
  }

  async next(): Promise<void> {
    const plan = this.#plan();
    await this.#writeUntilKilled(plan);
    if (plan.victim !== 'shop') await this.#store.restart?.();
    if (!this.#shop) await this.#store.settle();
    if (this.#shop) await untilReady(this.#shop);
    else if (plan.isLookedAtFirst) await this.#compare();
    if (plan.startKilledAfterMs !== undefined) await this.#killAStart(plan.startKilledAfterMs);
    if (!this.#shop) await this.#start();
    await this.#compare();
    this.report.rounds += 1;
  }

  /** What the kills left on its way is found again. */
  async finish(): Promise<void> {
    if (!this.#shop) throw new Error('The shop is not open.');
    await this.#writers?.finish(asker(this.#shop.url));
    await this.#compare();
  }

  #plan(): Plan {
    const random = this.#random;
    const victim =
      this.#store.crash && random.chance(0.3) ? random.pick(['database', 'both'] as const) : 'shop';
    const isStartKilled = victim !== 'database' && random.chance(0.15);
    const who = random.chance(0.7) ? 'all' : 'uploaders';
    return {
      victim,
      who,
      afterMs: random.between(20, who === 'all' ? 2500 : 4000),
      isLookedAtFirst: random.chance(0.5),
      startKilledAfterMs: isStartKilled ? random.between(20, 800) : undefined,
    };
  }

  async #writeUntilKilled({ victim, who, afterMs }: Plan): Promise<void> {
    const shop = this.#shop;
    if (!shop || !this.#writers) throw new Error('The campaign is not open.');
    const written = this.#writers.write(who, asker(shop.url));
    await sleep(afterMs);
    if (victim === 'both') await Promise.all([this.#crash(), this.#kill(shop)]);
    else await (victim === 'shop' ? this.#kill(shop) : this.#crash());
    const failures = await written;
    // Without its database the shop may refuse; otherwise a refusal is a problem.
    if (victim === 'shop') this.report.problems.push(...failures);
  }

  async #kill(shop: ShopProcess): Promise<void> {
    await killGroup(shop.child);
    this.#shop = undefined;
  }

  async #crash(): Promise<void> {
    this.report.databaseCrashes += 1;
    await this.#store.crash?.();
  }

  /** The provider lives on when the shop is killed. */
  #env(): Record<string, string> {
    const { key = '', api = '' } = this.#stripe ?? {};
    return { ...this.#store.env, STRIPE_SECRET_KEY: key, STRIPE_API: api };
  }

  async #start(): Promise<ShopProcess> {
    this.#shop = await startShop(this.#env(), { isDetached: true });
    return this.#shop;
  }

  async #killAStart(afterMs: number): Promise<void> {
    const spawned = Promise.withResolvers<ChildProcess>();
    const started = startShop(this.#env(), { isDetached: true, onSpawn: spawned.resolve }).catch(() => {});
    const child = await spawned.promise;
    await sleep(afterMs);
    await killGroup(child);
    await started;
    this.report.killedWhileStarting += 1;
    await this.#store.settle();
  }

  async #compare(): Promise<void> {
    await this.#store.look(async (db) => {
      const { problems, facts } = await verifyShop(db);
      this.report.facts = facts;
      this.report.problems.push(...problems, ...(await this.#store.examine(db)));
      if (this.report.problems.length === 0) await this.#compareWriters(db);
    });
  }

  async #compareWriters(db: Db): Promise<void> {
    this.report.problems.push(...((await this.#writers?.compare(db)) ?? []));
    this.report.compared += Object.values(this.report.tallies).reduce(
      (sum, one) => sum + one.acknowledged,
      0,
    );
  }
}

/** Kills the shop with all its children at once. */
async function killGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Waits until the shop is ready again without a restart. */
async function untilReady({ url }: ShopProcess): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const reply = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (reply?.status === 200) return;
    await sleep(50);
  }
  throw new Error('The shop did not recover within a minute.');
}

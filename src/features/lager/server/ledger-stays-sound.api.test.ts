import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';
import { correctBestand } from './correct-bestand.ts';
import { takeInventur } from './inventur/take-inventur.ts';
import { takeZaehlliste } from './inventur/take-zaehlliste.ts';
import { listBestand } from './list-bestand.ts';
import { bookProduktion } from './produktion/book-produktion.ts';
import { cancelProduktion } from './produktion/cancel-produktion.ts';

/** A step of a random sequence; numbers select existing items, `failAt` is the statement that fails. */
type Schritt = { failAt: number } & (
  | { was: 'korrektur'; artikel: number; aenderung: number }
  | { was: 'inventur'; artikel: number; menge: number }
  | { was: 'zaehlliste'; abweichungen: number[] }
  | { was: 'produktion'; produkt: number; anzahl: number }
  | { was: 'storno'; produktion: number }
);

const failAt = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 }));
const artikel = fc.nat(99);
const schritt: fc.Arbitrary<Schritt> = fc.oneof(
  fc.record({
    was: fc.constant('korrektur' as const),
    failAt,
    artikel,
    aenderung: fc.integer({ min: -400, max: 400 }).filter((n) => n !== 0),
  }),
  fc.record({ was: fc.constant('inventur' as const), failAt, artikel, menge: fc.nat(900) }),
  fc.record({
    was: fc.constant('zaehlliste' as const),
    failAt,
    abweichungen: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    was: fc.constant('produktion' as const),
    failAt,
    produkt: artikel,
    anzahl: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ was: fc.constant('storno' as const), failAt, produktion: artikel }),
);

/** Makes the `nth` statement fail after it ran; 0 makes none fail. */
function failing(db: Db, nth: number): Db {
  let left = nth;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Also called for the statements that are compiled once (`fixedQuery`).
    transformResult: async ({ result }) => {
      left -= 1;
      if (left === 0) {
        injected += 1;
        throw new Injected();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}

class Injected extends Error {}
let injected = 0;

/** The example stock and a function that runs a step on it; returns the number of movements booked. */
async function openWorkshop(db: Db, admin: Parameters<typeof openLager>[1]) {
  const { ids } = await openLager(db, admin, { seife: 1500, oel: 60, karton: 40 });
  const produkte = [ids.produkt, await insertProdukt(db, { name: 'Kleine', gramm: 60, aroma: 'Lavendel' })];
  const produktionen: string[] = [];
  const pick = <T>(list: T[], index: number): T => list[index % list.length] as T;

  const run = async (db: Db, one: Schritt): Promise<number> => {
    const alle = Object.values(await listBestand(db)).flat();
    if (one.was === 'korrektur' || one.was === 'inventur') {
      const { typ, artikelId } = pick(alle, one.artikel);
      const broken = failing(db, one.failAt);
      if (one.was === 'inventur') await takeInventur(broken, { typ, artikelId, menge: one.menge }, {});
      else await correctBestand(broken, { typ, artikelId, aenderung: one.aenderung }, {});
      return 1;
    }
    const broken = failing(db, one.failAt);
    if (one.was === 'zaehlliste') {
      const zeilen = one.abweichungen.map((abweichung, i) => {
        const { _id, menge, letzteNr } = pick(alle, i);
        return { _id, letzteNr, gezaehlt: Math.max(0, menge + abweichung) };
      });
      return (await takeZaehlliste(broken, { zeilen }, {})).length;
    }
    if (one.was === 'produktion') {
      const produktId = pick(produkte, one.produkt);
      const { produktion } = await bookProduktion(broken, { produktId, anzahl: one.anzahl }, {});
      produktionen.push(produktion.buchungId);
      return 4;
    }
    if (produktionen.length === 0) return 0;
    return (await cancelProduktion(broken, pick(produktionen, one.produktion), {})).bewegungen.length;
  };
  return { ids, run };
}

/** A refused or failed step books nothing; any other error is a bug. */
function orNothing(error: unknown): number {
  if (error instanceof AppError || error instanceof Injected) return 0;
  throw error;
}

/**
 * Numbers without gaps, every row starts where the previous one ended, the sum is the level, and no level is negative.
 */
async function expectSound(db: Db): Promise<void> {
  for (const { id, menge, letzteNr } of await db.selectFrom('bestand').selectAll().execute()) {
    const rows = await db
      .selectFrom('bewegung')
      .selectAll()
      .where('bestandId', '=', id)
      .orderBy('nr')
      .execute();
    let level = 0;
    for (const [i, row] of rows.entries()) {
      expect([row.nr, row.bestandVorher, row.bestandNachher]).toEqual([i + 1, level, level + row.menge]);
      level = row.bestandNachher;
    }
    expect([menge, letzteNr]).toEqual([level, rows.length]);
    expect(menge).toBeGreaterThanOrEqual(0);
  }
}

/** A production has all its movements, and a reversal is all of them inverted. */
async function expectWhole(db: Db): Promise<void> {
  const rows = await db.selectFrom('bewegung').selectAll().execute();
  const mengenOf = (buchungId: string | null) =>
    rows
      .filter((row) => row.buchungId === buchungId)
      .map(({ bestandId, menge }) => `${bestandId} ${menge}`)
      .sort();
  const turned = (buchungId: string) =>
    rows
      .filter((row) => row.buchungId === buchungId)
      .map(({ bestandId, menge }) => `${bestandId} ${-menge}`)
      .sort();
  for (const { buchungId, stornoId } of await db.selectFrom('produktion').selectAll().execute()) {
    expect(mengenOf(buchungId)).toHaveLength(4);
    if (stornoId !== null) expect(mengenOf(stornoId)).toEqual(turned(buchungId));
  }
  const counted = new Set(rows.flatMap(({ stornoVon }) => stornoVon ?? []));
  const taken = await db
    .selectFrom('produktion')
    .select('buchungId')
    .where('stornoId', 'is not', null)
    .execute();
  expect(new Set(taken.map(({ buchungId }) => buchungId))).toEqual(counted);
}

async function countBewegungen(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('bewegung')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

describe.each(databases)('the ledger on %s stays sound', (database) => {
  test('whatever is booked, one after the other or at once, and wherever it fails', async () => {
    const { db, as } = await startTestApp(database);
    const { run } = await openWorkshop(db, as('admin'));
    const groups = fc.array(fc.array(schritt, { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(groups, async (sequence) => {
        let expected = await countBewegungen(db);
        for (const atOnce of sequence) {
          const booked = await Promise.all(atOnce.map((one) => run(db, one).catch(orNothing)));
          expected += booked.reduce((sum, n) => sum + n, 0);
        }
        expect(await countBewegungen(db)).toBe(expected);
        await expectSound(db);
        await expectWhole(db);
      }),
      { numRuns: 60 },
    );
    // Otherwise the sequence would have tested nothing.
    expect(await countBewegungen(db)).toBeGreaterThan(100);
    expect(injected).toBeGreaterThan(20);
  });

  test('and reversals restore every level, in any order', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { ids } = await openWorkshop(db, admin);
    const before = await levelsOf(admin);
    const orders = fc.array(fc.record({ anzahl: fc.integer({ min: 1, max: 3 }), order: fc.nat() }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(orders, async (some) => {
        const booked: { buchungId: string; order: number }[] = [];
        for (const { anzahl, order } of some) {
          const { produktion } = await bookProduktion(db, { produktId: ids.produkt, anzahl }, {});
          booked.push({ buchungId: produktion.buchungId, order });
        }
        expect(await levelsOf(admin)).not.toEqual(before);
        for (const { buchungId } of booked.toSorted((a, b) => a.order - b.order))
          await cancelProduktion(db, buchungId, {});
        expect(await levelsOf(admin)).toEqual(before);
      }),
      { numRuns: 15 },
    );
    await expectWhole(db);
  });
});

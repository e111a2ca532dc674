import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { turnsOf } from '#test/turns-of.ts';
import { maxBestandMenge } from '../menge.ts';
import { retireBestand } from './bestand.repository.ts';
import { bookBewegung, bookBewegungen, setBestand } from './book-bewegung.ts';
import { openBestand } from './open-bestand.ts';

const grund = 'Test';

/** Opens a level of `menge` inside a transaction, as the ledger requires; returns the id of its article. */
async function open(db: Db, menge: number): Promise<string> {
  const artikelId = randomUUID();
  await db.transaction().execute((db) => openBestand(db, { typ: 'rohseife', artikelId, menge }));
  return artikelId;
}

const book = (db: Db, artikelId: string, menge: number) =>
  db.transaction().execute((db) => bookBewegung(db, { artikelId, menge, grund }));
const set = (db: Db, artikelId: string, menge: number) =>
  db.transaction().execute((db) => setBestand(db, { artikelId, menge, grund }));

async function readLedger(db: Db, artikelId: string) {
  const bestand = await db
    .selectFrom('bestand')
    .selectAll()
    .where('artikelId', '=', artikelId)
    .executeTakeFirstOrThrow();
  const bewegungen = await db
    .selectFrom('bewegung')
    .selectAll()
    .where('bestandId', '=', bestand.id)
    .orderBy('nr')
    .execute();
  return { bestand, bewegungen };
}

/** Invariants: numbers without gaps, each row starts where the previous one ended, and the sum is the level. */
async function expectSound(db: Db, artikelId: string): Promise<void> {
  const { bestand, bewegungen } = await readLedger(db, artikelId);
  let level = 0;
  for (const [index, { nr, menge, bestandVorher, bestandNachher }] of bewegungen.entries()) {
    expect([nr, bestandVorher, bestandNachher]).toEqual([index + 1, level, level + menge]);
    level = bestandNachher;
  }
  expect([bestand.menge, bestand.letzteNr]).toEqual([level, bewegungen.length]);
  expect(level).toBeGreaterThanOrEqual(0);
}

describe.each(databases)('the ledger on %s', (database) => {
  test('records every change with the levels before and after, author and reason', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 100);
    const at = new Date('2026-03-01T10:00:00Z');
    const von = { id: 'konto', name: 'Maria Lindner' };
    const bewegung = await db
      .transaction()
      .execute((db) => bookBewegung(db, { artikelId, menge: -30, grund, notizen: 'verschüttet', von, at }));

    expect(bewegung).toMatchObject({ typ: 'ausgang', bestandVorher: 100, bestandNachher: 70, nr: 2 });
    const { bestand, bewegungen } = await readLedger(db, artikelId);
    expect(bewegungen.map(({ grund }) => grund)).toEqual(['Anfangsbestand', 'Test']);
    expect(bewegungen[1]).toEqual(bewegung);
    expect(bewegung).toMatchObject({
      accountId: 'konto',
      accountName: 'Maria Lindner',
      notizen: 'verschüttet',
    });
    expect(bestand).toMatchObject({ menge: 70, letzterGrund: grund, letzteAenderung: at.toISOString() });
  });

  test('refuses negative levels, levels above the maximum and deleted articles, and records nothing', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    expect(await book(db, artikelId, -6)).toBeUndefined();
    expect(await book(db, artikelId, maxBestandMenge)).toBeUndefined();
    expect(await book(db, artikelId, 1e15)).toBeUndefined();
    expect(await book(db, 'niemand', 1)).toBeUndefined();
    await inTransaction(db, (db) => retireBestand(db, artikelId, 'Sheabutter'));
    expect(await book(db, artikelId, -1)).toBeUndefined();
    expect(await set(db, artikelId, 3)).toBeUndefined();
    await expectSound(db, artikelId);
    expect((await readLedger(db, artikelId)).bewegungen).toHaveLength(1);
  });

  test('records a stocktake without a difference, and no other setting without a change', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    expect(await set(db, artikelId, 5)).toBeUndefined();
    const inventur = await db
      .transaction()
      .execute((db) => setBestand(db, { artikelId, menge: 5, grund, typ: 'inventur' }));
    expect(inventur).toMatchObject({ typ: 'inventur', menge: 0, bestandVorher: 5, bestandNachher: 5 });
    await expectSound(db, artikelId);
  });

  test('books exactly 20 of 50 concurrent requests with stock for 20', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 20 * 7);
    const booked = await Promise.all(Array.from({ length: 50 }, () => book(db, artikelId, -7)));
    expect(booked.filter((bewegung) => bewegung !== undefined)).toHaveLength(20);
    await expectSound(db, artikelId);
    expect((await readLedger(db, artikelId)).bestand.menge).toBe(0);
  });

  test('is exact for concurrent bookings and stocktakes', async () => {
    const { db } = await openMigratedDatabase(database);
    const step = fc.oneof(
      fc.record({ book: fc.integer({ min: -60, max: 60 }) }),
      fc.record({ set: fc.integer({ min: 0, max: 100 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const artikelId = await open(db, 50);
        await Promise.all(
          steps.map((one) => ('book' in one ? book(db, artikelId, one.book) : set(db, artikelId, one.set))),
        );
        await expectSound(db, artikelId);
      }),
      { numRuns: 25 },
    );
  });

  test('rolls back level and movement together when the transaction fails', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    const failing = db.transaction().execute(async (db) => {
      await bookBewegung(db, { artikelId, menge: -1, grund });
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    await expectSound(db, artikelId);
    expect((await readLedger(db, artikelId)).bestand.menge).toBe(5);
  });

  test('has constraints in the database against wrong sums and changes of rows', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    const { bestand, bewegungen } = await readLedger(db, artikelId);
    const row = { ...bewegungen[0], id: 'neu', nr: 2, bestandVorher: 5, bestandNachher: 7, menge: 2 };
    const insert = (changes: object) =>
      db
        .insertInto('bewegung')
        .values({ ...row, ...changes } as never)
        .execute();
    const { menge } = bestand;

    await expect(insert({ bestandNachher: 8 })).rejects.toThrow();
    await expect(insert({ bestandNachher: -1, menge: -6 })).rejects.toThrow();
    await expect(insert({ nr: 1 })).rejects.toThrow();
    await expect(insert({ bestandId: 'niemand' })).rejects.toThrow();
    await expect(insert({ typ: 'geschenk' })).rejects.toThrow();
    await expect(db.updateTable('bestand').set({ menge: -1 }).execute()).rejects.toThrow();
    const kept = 'rows of bewegung are only added';
    await expect(db.updateTable('bewegung').set({ grund: 'anders' }).execute()).rejects.toThrow(kept);
    await expect(db.deleteFrom('bewegung').execute()).rejects.toThrow(kept);
    if (database === 'PostgreSQL') await expect(sql`truncate bewegung`.execute(db)).rejects.toThrow(kept);
    await expectSound(db, artikelId);
    expect((await readLedger(db, artikelId)).bestand.menge).toBe(menge);
  });

  test('allows a booking to be reversed once for each article', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    const storno = () =>
      db
        .transaction()
        .execute((db) => bookBewegung(db, { artikelId, menge: 1, grund, typ: 'storno', stornoVon: 'b1' }));
    expect(await storno()).toMatchObject({ typ: 'storno', stornoVon: 'b1' });
    await expect(storno()).rejects.toThrow();
    await expectSound(db, artikelId);
  });
});

test('a booking of more articles than a turn has time for leaves some to others, and books each of them', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const artikelIds = Array.from({ length: 1001 }, () => randomUUID());
  await inTransaction(db, async (db) => {
    for (const artikelId of artikelIds) await openBestand(db, { typ: 'rohseife', artikelId, menge: 2 });
  });
  const posten = artikelIds.map((artikelId) => ({ artikelId, menge: -1 }));
  const booking = inTransaction(db, (db) => bookBewegungen(db, posten, { grund }));
  expect(await turnsOf(booking)).toBeGreaterThanOrEqual(3);
  expect([...(await booking).keys()]).toEqual(artikelIds);
  for (const artikelId of [artikelIds.at(0), artikelIds.at(-1)]) await expectSound(db, artikelId ?? '');
});

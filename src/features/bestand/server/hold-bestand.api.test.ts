import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { retireBestand } from './bestand.repository.ts';
import { bookBewegung } from './book-bewegung.ts';
import { endHalt, findBetroffene, holdBestand, readFreie } from './hold-bestand.ts';
import { lockBestaende } from './lock-bestaende.ts';
import { openBestand } from './open-bestand.ts';
import { listReservierungen } from './reservierung.repository.ts';
import { verifyBestand } from './verify-bestand.ts';

const at = new Date('2026-03-01T10:00:00Z');

async function open(db: Db, menge: number): Promise<string> {
  const artikelId = randomUUID();
  await inTransaction(db, (db) => openBestand(db, { typ: 'produkt', artikelId, menge }));
  return artikelId;
}

type Halt = { auftragId?: string; nummer?: string; at?: Date };

function hold(db: Db, mengen: Record<string, number>, halt: Halt = {}): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockBestaende(db, Object.keys(mengen));
    await holdIn(db, mengen, halt);
  });
}

function holdIn(db: Tx, mengen: Record<string, number>, { auftragId = randomUUID(), ...halt }: Halt = {}) {
  const posten = Object.entries(mengen).map(([artikelId, menge]) => ({ artikelId, menge }));
  return holdBestand(db, { auftragId, nummer: 'B-26-AAAAA', at, ...halt, posten });
}

function end(db: Db, auftragId: string, artikelIds: string[]) {
  return inTransaction(db, async (db) => {
    await lockBestaende(db, artikelIds);
    return endHalt(db, { auftragId, stand: 'frei', at });
  });
}

/** Holds one piece if one is free, as an order does. */
function buyOne(db: Db, artikelId: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    await lockBestaende(db, [artikelId]);
    if (((await readFreie(db, [artikelId])).get(artikelId) ?? 0) < 1) return false;
    await holdIn(db, { [artikelId]: 1 });
    return true;
  });
}

async function readReserviert(db: Db, artikelId: string): Promise<number> {
  const row = await db
    .selectFrom('bestand')
    .select('reserviert')
    .where('artikelId', '=', artikelId)
    .executeTakeFirstOrThrow();
  return row.reserviert;
}

/** Two nodes of the shop; the embedded database belongs to one process. */
function nodesOf(database: DatabaseName, db: Db, reopen: () => Db): readonly [Db, Db] {
  return [db, database === 'SQLite' ? db : reopen()];
}

describe.each(databases)('held stock on %s', (database) => {
  test('is not free, does not move the ledger, and ends once', async () => {
    const { db } = await openMigratedDatabase(database);
    const [a, b] = [await open(db, 5), await open(db, 3)];
    await hold(db, { [a]: 2, [b]: 3 }, { auftragId: 'eins' });
    await hold(db, { [a]: 1 }, { auftragId: 'zwei' });
    expect(await readFreie(db, [a, b, 'niemand'])).toEqual(
      new Map([
        [a, 2],
        [b, 0],
      ]),
    );
    expect(await db.selectFrom('bewegung').select('id').execute()).toHaveLength(2);

    const ended = await end(db, 'eins', [a, b]);
    expect(new Map(ended.map(({ artikelId, menge }) => [artikelId, menge]))).toEqual(
      new Map([
        [a, 2],
        [b, 3],
      ]),
    );
    expect(await end(db, 'eins', [a, b])).toEqual([]);
    expect(await readFreie(db, [a])).toEqual(new Map([[a, 4]]));
    expect(await verifyBestand(db)).toEqual([]);
  });

  test('may exceed the shelf, for what has yet to be made', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 2);
    await hold(db, { [artikelId]: 5 });
    expect(await readFreie(db, [artikelId])).toEqual(new Map([[artikelId, -3]]));
  });

  test('is listed with the oldest order first, without what has ended', async () => {
    const { db } = await openMigratedDatabase(database);
    const [a, b] = [await open(db, 9), await open(db, 9)];
    const later = new Date('2026-03-02T10:00:00Z');
    await hold(db, { [a]: 1 }, { nummer: 'B-26-SPAET', at: later });
    await hold(db, { [a]: 2 }, { nummer: 'B-26-FRUEH' });
    await hold(db, { [a]: 3 }, { nummer: 'B-26-WEG', auftragId: 'weg' });
    await hold(db, { [b]: 1 }, { nummer: 'B-26-ANDER' });
    await end(db, 'weg', [a]);
    const rows = await listReservierungen(db, [a]);
    expect(rows.map(({ nummer, menge }) => [nummer, menge])).toEqual([
      ['B-26-FRUEH', 2],
      ['B-26-SPAET', 1],
    ]);
    expect(await listReservierungen(db, [])).toEqual([]);
  });

  test('that the shelf does not cover names its orders, and no others', async () => {
    const { db } = await openMigratedDatabase(database);
    const [a, b] = [await open(db, 5), await open(db, 1)];
    await hold(db, { [a]: 3, [b]: 1 }, { nummer: 'B-26-EINS' });
    await hold(db, { [a]: 2 }, { nummer: 'B-26-ZWEI', at: new Date('2026-03-02T10:00:00Z') });
    expect(await findBetroffene(db, [a, b])).toEqual(new Map());
    await inTransaction(db, (db) => bookBewegung(db, { artikelId: a, menge: -1, grund: 'Bruch' }));
    expect(await findBetroffene(db, [a, b])).toEqual(new Map([[a, { nummern: ['B-26-ZWEI'], weitere: 0 }]]));
  });

  test('of a retired article is not free, and can still end', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    await hold(db, { [artikelId]: 2 }, { auftragId: 'eins' });
    await inTransaction(db, (db) => retireBestand(db, artikelId, 'Salbei'));
    expect(await readFreie(db, [artikelId])).toEqual(new Map());
    expect(await end(db, 'eins', [artikelId])).toEqual([{ artikelId, menge: 2 }]);
    expect(await verifyBestand(db)).toEqual([]);
  });

  test('is sold exactly as often as there are pieces, however many want one', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    const nodes = nodesOf(database, db, reopen);
    const bought = await Promise.all(
      Array.from({ length: 20 }, (_, i) => buyOne(nodes[i % 2] ?? db, artikelId)),
    );
    expect(bought.filter(Boolean)).toHaveLength(5);
    expect(await readReserviert(db, artikelId)).toBe(5);
    expect(await verifyBestand(db)).toEqual([]);
  });

  test('ends once of many concurrent ends', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    await hold(db, { [artikelId]: 4 }, { auftragId: 'eins' });
    const nodes = nodesOf(database, db, reopen);
    const ended = await Promise.all(
      Array.from({ length: 8 }, (_, i) => end(nodes[i % 2] ?? db, 'eins', [artikelId])),
    );
    expect(ended.flat()).toEqual([{ artikelId, menge: 4 }]);
    expect(await readReserviert(db, artikelId)).toBe(0);
  });

  test('is the sum of what orders hold, after any orders and ends at the same time', async () => {
    const { db } = await openMigratedDatabase(database);
    const step = fc.record({
      auftrag: fc.nat(4),
      mengen: fc.tuple(fc.nat(9), fc.nat(9)),
      isEnd: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const ids = [await open(db, 10), await open(db, 10)];
        const run = randomUUID();
        await Promise.all(
          steps.map(({ auftrag, mengen, isEnd }) => {
            const auftragId = `${run}-${auftrag}`;
            if (isEnd) return end(db, auftragId, ids);
            const pieces = Object.fromEntries(ids.flatMap((id, i) => (mengen[i] ? [[id, mengen[i]]] : [])));
            // An order holds once: what comes again is refused by the table and leaves nothing behind.
            return Object.keys(pieces).length > 0 && hold(db, pieces, { auftragId }).catch(() => undefined);
          }),
        );
        for (const id of ids) {
          const rows = await listReservierungen(db, [id]);
          const sum = rows.reduce((sum, { menge }) => sum + menge, 0);
          expect(await readReserviert(db, id)).toBe(sum);
        }
        expect(await verifyBestand(db)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('that does not add up is found, and so is what no level has', async () => {
    const { db } = await openMigratedDatabase(database);
    const artikelId = await open(db, 5);
    await hold(db, { [artikelId]: 2 }, { nummer: 'B-26-EINS' });
    await db.updateTable('bestand').set({ reserviert: 7 }).execute();
    expect(await verifyBestand(db)).toEqual([
      `Lager: Artikel ${artikelId} hat 7 Stück reserviert; Bestellungen halten 2.`,
    ]);
    await expect(db.updateTable('bestand').set({ reserviert: -1 }).execute()).rejects.toThrow();
    await db.updateTable('bestand').set({ reserviert: 2 }).execute();
    await db
      .insertInto('reservierung')
      .values({
        ...{ auftragId: 'x', artikelId: 'fort', nummer: 'B-26-X', menge: 1, stand: 'gehalten' as const },
        createdAt: at.toISOString(),
      })
      .execute();
    expect(await verifyBestand(db)).toEqual([
      'Lager: Bestellung B-26-X hält Artikel fort, der keinen Bestand hat.',
    ]);
  });
});

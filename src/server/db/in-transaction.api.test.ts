import { describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import type { Db } from './connect.ts';
import { afterCommit, inTransaction, onBehalfOf } from './in-transaction.ts';

const addTwo = (db: Db, work: (db: Db) => Promise<unknown> = async () => {}) =>
  inTransaction(db, async (db) => {
    await insertProdukt(db);
    await work(db);
    return insertProdukt(db);
  });
const fail = () => Promise.reject(new Error('half-way'));

async function countProdukte(db: Db): Promise<number> {
  return (await db.selectFrom('produkt').select('id').execute()).length;
}

describe.each(databases)('work in a transaction on %s', (database) => {
  test('is all or nothing on its own', async () => {
    const { db } = await openMigratedDatabase(database);
    expect(await addTwo(db)).toEqual(expect.any(String));
    await expect(addTwo(db, fail)).rejects.toThrow('half-way');
    expect(await countProdukte(db)).toBe(2);
  });

  test('checks the caller in each transaction, and writes nothing when it is refused', async () => {
    const { db } = await openMigratedDatabase(database);
    let isOver = false;
    const check = async () => {
      if (isOver) throw new Error('ended');
    };
    await onBehalfOf(check, async () => {
      await addTwo(db);
      isOver = true;
      await expect(addTwo(db)).rejects.toThrow('ended');
    });
    await addTwo(db);
    expect(await countProdukte(db)).toBe(4);
  });

  test('is tried again when a concurrent transaction was in the way, at most twice', async () => {
    const { db } = await openMigratedDatabase(database);
    const inTheWay = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let left = 2;
    const overtaken = async () => {
      left -= 1;
      if (left >= 0) throw inTheWay;
    };
    await addTwo(db, overtaken);
    left = 3;
    await expect(addTwo(db, overtaken)).rejects.toBe(inTheWay);
    expect(await countProdukte(db)).toBe(2);
  });

  test('does what waits for its commit once, however often it was tried, and never if it failed', async () => {
    const { db } = await openMigratedDatabase(database);
    const inTheWay = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const done: string[] = [];
    let left = 2;
    await inTransaction(db, async (db) => {
      await inTransaction(db, async (db) => afterCommit(db, () => done.push('inner')));
      left -= 1;
      if (left > 0) throw inTheWay;
      expect(done).toEqual([]);
    });
    const failed = inTransaction(db, async (db) => {
      afterCommit(db, () => done.push('failed'));
      throw new Error('failed');
    });
    await expect(failed).rejects.toThrow('failed');
    expect(done).toEqual(['inner']);
    const unknown = db.transaction().execute(async (db) => afterCommit(db, () => done.push('unknown')));
    await expect(unknown).rejects.toThrow('Nobody knows');
  });

  test('joins the transaction that the caller passes, and is rolled back with it', async () => {
    const { db } = await openMigratedDatabase(database);
    await inTransaction(db, async (outer) => {
      await addTwo(outer, async (inner) => expect(inner).toBe(outer));
    });
    const failing = inTransaction(db, async (db) => {
      await addTwo(db);
      await fail();
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await countProdukte(db)).toBe(2);
  });
});

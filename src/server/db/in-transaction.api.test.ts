import { describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import type { Db } from './connect.ts';
import { inTransaction } from './in-transaction.ts';

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

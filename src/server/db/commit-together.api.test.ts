import { describe, expect, test } from 'vitest';
import { insertAccount } from '#features/auth/server/account/account.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { commitTogether } from './commit-together.ts';
import type { Db, Tx } from './connect.ts';
import { onBehalfOf } from './in-transaction.ts';

/** Inserts accounts with the given id and e-mail address; records which inserts shared a transaction. */
function makeWriter() {
  const inTransaction: string[] = [];
  const writeAccount = (db: Tx, { id, email = id }: { id: string; email?: string }) => {
    if (db.isTransaction) inTransaction.push(id);
    const { vorname, nachname, role, passwordHash } = newAccount();
    const dates = { createdAt: 'jetzt', updatedAt: 'jetzt', datenschutzAt: null, lastLogin: null };
    const row = { id, email, vorname, nachname, role, passwordHash, status: 'active', ...dates } as const;
    return insertAccount(db, row);
  };
  return { inTransaction, write: commitTogether({ keyOf: ({ id }) => id, write: writeAccount }) };
}

const listIds = async (db: Db) =>
  (await db.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id);

/** A database that commits but loses the answer to the commit. */
function loseCommits(db: Db, lost: Error): Db {
  const transaction = () => ({
    execute: async (work: (db: Db) => Promise<unknown>) => {
      await db.transaction().execute(work);
      throw lost;
    },
  });
  const read = (db: Db, key: keyof Db) => {
    const value: unknown = db[key];
    return typeof value === 'function' ? value.bind(db) : value;
  };
  return new Proxy(db, {
    get: (db, key) => (key === 'transaction' ? transaction : read(db, key as keyof Db)),
  });
}

describe.each(databases)('writes that wait together on %s', (database) => {
  test('share one transaction, and each caller gets its result when another connection sees it', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const { inTransaction, write } = makeWriter();
    const other = reopen();
    const ids = ['0', '1', '2', '3'];

    const seen = await Promise.all(
      ids.map(async (id) => (await write(db, { id })) && (await listIds(other)).includes(id)),
    );

    expect(seen).toEqual([true, true, true, true]);
    expect(inTransaction).toEqual(ids);
  });

  test('fail individually: the others are written', async () => {
    const { db } = await openMigratedDatabase(database);
    const { write } = makeWriter();

    await write(db, { id: '1' });
    const again = { id: '1', email: 'another one' };

    const replies = await Promise.allSettled([{ id: '0' }, again, { id: '2' }].map((one) => write(db, one)));

    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await listIds(db)).toEqual(['0', '1', '2']);
  });

  test.each([
    ['the database went away', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['the network broke', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
    ['it failed in a way nobody knows', new Error('Query read timeout')],
  ])('are not written again when %s at the commit: they may be there already', async (_what, lost) => {
    const { db } = await openMigratedDatabase(database);
    const readVersion = () => db.selectFrom('katalog').select('version').executeTakeFirstOrThrow();
    const before = await readVersion();
    const write = commitTogether({
      keyOf: String,
      write: (db: Db, item: number) =>
        db
          .updateTable('katalog')
          .set(({ eb }) => ({ version: eb('version', '+', item) }))
          .execute(),
    });
    const losing = loseCommits(db, lost);
    const replies = await Promise.allSettled([1, 10, 100].map((item) => write(losing, item)));
    expect(replies).toEqual(replies.map(() => ({ status: 'rejected', reason: lost })));
    expect((await readVersion()).version).toBe(before.version + 111);
  });

  test('lock their rows in one order, and are retried after a deadlock', async () => {
    const { db } = await openMigratedDatabase(database);
    const inTheWay = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const transactions = new Map<Db, string>();
    const alone: string[] = [];
    const write = commitTogether({
      keyOf: (item: string) => item,
      write: async (db, item) => {
        transactions.set(db, (transactions.get(db) ?? '') + item);
        if (transactions.size === 1 && item !== 'c') return item;
        if (transactions.size > 1) alone.push(item);
        if (alone.filter((one) => one === item).length < 3) throw inTheWay;
        return item;
      },
    });
    expect(await Promise.all(['c', 'a', 'b'].map((item) => write(db, item)))).toEqual(['c', 'a', 'b']);
    expect([...transactions.values()][0]).toBe('abc');
    expect(alone.sort().join('')).toBe('aaabbbccc');
  });

  test('check each caller by itself: one who may not write any more hurts no other', async () => {
    const { db } = await openMigratedDatabase(database);
    const { write } = makeWriter();
    const checked: string[] = [];
    const writeAs = (id: string) =>
      onBehalfOf(
        async () => {
          checked.push(id);
          if (id === '1') throw new AppError('UNAUTHORIZED', 'ended');
        },
        () => write(db, { id }),
      );
    const replies = await Promise.allSettled([...['0', '1', '2'].map(writeAs), write(db, { id: '3' })]);
    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await listIds(db)).toEqual(['0', '2', '3']);
    // Together until the refusal, then each on its own.
    expect(checked.sort().join('')).toBe('00112');
  });

  test('join the caller’s transaction when there is one', async () => {
    const { db } = await openMigratedDatabase(database);
    const { write } = makeWriter();
    const failing = db.transaction().execute(async (db) => {
      await write(db, { id: '0' });
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await listIds(db)).toEqual([]);
  });
});

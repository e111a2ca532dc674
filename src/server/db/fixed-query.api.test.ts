import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import type { Tx } from './connect.ts';
import { fixedQuery, fixedRowsQuery } from './fixed-query.ts';

describe.each(databases)('a fixed query on %s', (database) => {
  test('is built once for lists of the same length and bound to the values of each call', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await insertProdukt(db, { name, reihenfolge: 100 }));
    const [a = '', b = '', c = ''] = ids;
    let built = 0;
    const listNames = fixedQuery((db, { ids, reihenfolge }: { ids: string[]; reihenfolge: number }) => {
      built += 1;
      return db
        .selectFrom('produkt')
        .select('name')
        .where('id', 'in', ids)
        .where('reihenfolge', '=', reihenfolge)
        .orderBy('name');
    });
    const names = async (...[handle, ids, reihenfolge = 100]: [typeof db, string[], number?]) =>
      (await listNames(handle, { ids, reihenfolge })).map(({ name }) => name).join('');

    expect(await names(db, [a, b])).toBe('AB');
    expect(await names(db, [c, b])).toBe('BC');
    expect(await names(db, [a, b], 50)).toBe('');
    expect(await db.transaction().execute((db) => names(db, [c, a]))).toBe('AC');
    expect(built).toBe(1);
    expect(await names(db, [c])).toBe('C');
    expect(await names(reopen(), [a])).toBe('A');
    expect(built).toBe(3);
  });

  test.runIf(database === 'PostgreSQL')('is prepared once on a connection', async () => {
    const { db } = await openMigratedDatabase(database);
    const ask = fixedQuery((db: Tx, { key }: { key: string }) =>
      db.selectFrom('attempt').select('count as preparedOnce').where('key', '=', key),
    );
    const kept = await db.transaction().execute(async (db) => {
      for (const key of ['a', 'b', 'c']) await ask(db, { key });
      return await usesOf(db, '%preparedOnce%');
    });
    expect(kept).toEqual([{ uses: 3 }]);
  });

  test.runIf(database === 'PostgreSQL')('works on when a connection has lost it', async () => {
    const { db } = await openMigratedDatabase(database);
    const ask = fixedQuery((db, { key }: { key: string }) =>
      db.selectFrom('attempt').select('count as onceLost').where('key', '=', key),
    );
    await db.connection().execute(async (db) => {
      expect(await ask(db, { key: 'a' })).toEqual([]);
      await sql`deallocate all`.execute(db);
      await expect(ask(db, { key: 'b' })).rejects.toThrow('does not exist');
      expect(await ask(db, { key: 'b' })).toEqual([]);
    });
  });

  test('writes any number of rows, each with its own values', async () => {
    const { db } = await openMigratedDatabase(database);
    let built = 0;
    const insert = fixedRowsQuery(
      (db: Tx, rows: { key: string; account: string | null; count: number }[]) => {
        built += 1;
        return db
          .insertInto('attempt')
          .values(rows.map((row) => ({ ...row, waitUntil: '', forgetAt: '' })))
          .returning('key');
      },
    );
    const row = (key: string, count: number, account: string | null = null) => ({ key, account, count });
    await db.transaction().execute(async (db) => {
      expect(await insert(db, [row('a', 1), row('b', 2, 'x')])).toEqual([{ key: 'a' }, { key: 'b' }]);
      await insert(db, [row('c', 3), row('d', 4)]);
      await insert(db, [row('e', 5)]);
    });
    expect(built).toBe(2);
    const rows = await db.selectFrom('attempt').select(['key', 'account', 'count']).orderBy('key').execute();
    expect(rows).toEqual([row('a', 1), row('b', 2, 'x'), row('c', 3), row('d', 4), row('e', 5)]);
  });

  test('refuses to be built from the values themselves', async () => {
    const { db } = await openMigratedDatabase(database);
    const byHalf = fixedQuery((db, { reihenfolge }: { reihenfolge: number }) =>
      db
        .selectFrom('produkt')
        .select('name')
        .where('reihenfolge', '=', reihenfolge / 2),
    );
    await expect(byHalf(db, { reihenfolge: 100 })).rejects.toThrow('must not look at its reihenfolge');
  });
});

/** How often each of the connection's prepared statements that are like this was used. */
async function usesOf(db: Tx, statement: string) {
  const { rows } = await sql`select generic_plans + custom_plans as uses from pg_prepared_statements
    where statement like ${statement}`.execute(db);
  return rows;
}

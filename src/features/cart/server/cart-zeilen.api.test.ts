import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { emptyCart, readCartZeilen } from './cart-zeilen.ts';

describe.each(databases)('taking a cart for an order on %s', (database) => {
  async function openCart() {
    const { db, as, reopen } = await startTestApp(database);
    const customer = as('customer');
    const { id: cartId } = await customer.account();
    const ids = [await insertProdukt(db, { name: 'Rose' }), await insertProdukt(db, { name: 'Salbei' })];
    for (const [index, produktId] of ids.entries())
      await customer.post('/cart/add', { produktId, menge: index + 1 });
    const zeilen = await readCartZeilen(db, cartId);
    const take = (node = db) => node.transaction().execute((db) => emptyCart(db, cartId));
    return { db, reopen, customer, cartId, ids, zeilen, take };
  }

  test('returns its lines once, also to two tabs at the same time on two nodes', async () => {
    const { db, reopen, cartId, ids, zeilen, take } = await openCart();
    expect(zeilen.toSorted((a, b) => a.menge - b.menge)).toEqual([
      { produktId: ids[0], menge: 1, name: 'Rose' },
      { produktId: ids[1], menge: 2, name: 'Salbei' },
    ]);
    // A second process with the embedded database would wait for this one.
    const node = database === 'PostgreSQL' ? reopen() : db;
    const taken = await Promise.all([take(), take(node), take()]);
    expect(taken.filter((lines) => lines.length > 0)).toEqual([zeilen]);
    expect(await readCartZeilen(db, cartId)).toEqual([]);
  });

  test('a refused order leaves it as it was', async () => {
    const { db, cartId, zeilen } = await openCart();
    const refused = db.transaction().execute(async (db) => {
      await emptyCart(db, cartId);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await readCartZeilen(db, cartId)).toEqual(zeilen);
  });

  test('loses no piece that is added meanwhile', async () => {
    const { customer, ids, take } = await openCart();
    const add = () => customer.post('/cart/add', { produktId: ids[0], menge: 1 });
    const adds = Array.from({ length: 20 }, add);
    const [, ...taken] = await Promise.all([Promise.all(adds), take(), take(), take()]);
    const left = (await customer.get('/cart')).json().data.itemCount;
    const sum = taken.flat().reduce((sum, { menge }) => sum + menge, 0);
    expect(sum + left).toBe(23);
  });
});

import { describe, expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { newGast, openShop } from '#test/auftrag/gast.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { accountShopper } from './gast/cart-owner.ts';
import { readCart } from './read-cart.ts';

const heute = new Date('2026-11-23T09:00:00Z');

async function start(database: (typeof databases)[number]) {
  const started = await startTestApp(database, { now: () => heute });
  await openShop(started.db);
  return { ...started, gast: newGast(started.app) };
}

describe.each(databases)('what can be ordered, in the cart on %s', (database) => {
  test('few pieces: no more than there are go in, and none of a line beyond them counts', async () => {
    const { db, gast } = await start(database);
    const id = await insertWare(db, { menge: 2, name: 'Rose', preis: 5 });
    expect((await gast.add(id, 1)).json().message).toBeUndefined();
    const { message, data } = (await gast.add(id, 3)).json();
    expect(message).toBe('Von Rose sind nur noch 2 Stück da, sie liegen jetzt in Ihrem Warenkorb.');
    const few = { verfuegbar: true, menge: 2, hoechstens: 2, verfuegbarkeit: { art: 'vorrat', frei: 2 } };
    expect(data).toMatchObject({ items: [few], itemCount: 2, zwischensumme: 10 });
    // Typed in the cart: the line says that it is too many.
    const updated = await gast.put('/cart/update', { produktId: id, menge: 5 });
    expect(updated.json().data).toMatchObject({
      items: [{ menge: 5, hoechstens: 2 }],
      itemCount: 2,
      zwischensumme: 10,
    });
    // Adding never takes pieces away.
    const added = await gast.add(id, 1);
    expect(added.json().data).toMatchObject({ items: [{ menge: 5, hoechstens: 2 }], itemCount: 2 });
  });

  test('enough pieces: nothing is said, not even how many there are, until all are taken', async () => {
    const { db, gast } = await start(database);
    const id = await insertWare(db, { menge: 40 });
    const [item] = (await gast.add(id, 3)).json().data.items;
    expect(item).not.toHaveProperty('verfuegbarkeit');
    expect(item).not.toHaveProperty('hoechstens');
    const { message, data } = (await gast.add(id, 99)).json();
    expect(message).toContain('nur noch 40 Stück da');
    expect(data.items[0]).toMatchObject({ menge: 40, hoechstens: 40 });
  });

  test('sold out: the line stays, in no sum, and can only be removed; it comes back with the stock', async () => {
    const { db, gast } = await start(database);
    const [id, other] = [
      await insertWare(db, { menge: 3, name: 'Rose' }),
      await insertWare(db, { menge: 9, preis: 5 }),
    ];
    await gast.add(id, 1);
    await gast.add(other, 1);
    const hold = (reserviert: number) =>
      db.updateTable('bestand').set({ reserviert }).where('artikelId', '=', id).execute();
    await hold(3);
    const { data } = await gast.cart();
    expect(data).toMatchObject({ itemCount: 1, zwischensumme: 5 });
    expect(data.items.find(({ produktId }: { produktId: string }) => produktId === id)).toEqual({
      produktId: id,
      name: 'Rose',
      preis: 0,
      menge: 1,
      gramm: 100,
      seife: 'Sheabutter',
      merkmale: [
        { label: 'Seife', text: 'Sheabutter' },
        { label: 'Duft', text: 'Lavendel', isNebensache: true },
        { label: 'Gewicht', text: '100 g' },
      ],
      verfuegbar: false,
      grund: 'Gerade vergriffen',
      verfuegbarkeit: { art: 'vergriffen' },
      hoechstens: 0,
    });
    const update = await gast.put('/cart/update', { produktId: id, menge: 2 });
    expect([update.statusCode, update.json().message]).toEqual([409, 'Gerade vergriffen']);
    const added = await gast.add(id, 1);
    expect(added.json()).toMatchObject({
      success: true,
      message: 'Rose ist gerade vergriffen und kann im Moment nicht bestellt werden.',
    });
    await hold(0);
    expect((await gast.cart()).data).toMatchObject({ itemCount: 3 });
    await hold(3);
    expect((await gast.delete(`/cart/remove/${id}`)).json().data.items).toHaveLength(1);
  });

  test('made to order: any number, with the days it takes as soon as the shelf is not enough', async () => {
    const { db, gast } = await start(database);
    await changeEinstellung(db, 'zahlung', { vorkasse: { ...leereZahlung.vorkasse, aktiv: true } });
    const id = await insertWare(db, { menge: 2, fertigungstage: 10 });
    const first = (await gast.add(id, 2)).json();
    expect([first.message, first.data.lieferung]).toEqual([
      undefined,
      { von: '2026-11-27', bis: '2026-11-30' },
    ]);
    const { message, data } = (await gast.add(id, 40)).json();
    expect([message, data.itemCount]).toEqual([undefined, 42]);
    expect(data.items[0].verfuegbarkeit).toEqual({ art: 'aufBestellung', tage: 10 });
    expect(data.items[0]).not.toHaveProperty('hoechstens');
    expect(data.lieferung).toEqual({ von: '2026-12-11', bis: '2026-12-14' });
  });

  test('the days of delivery and pick-up are those of the settings; before the opening there are none', async () => {
    const { db, gast, as } = await start(database);
    await changeEinstellung(db, 'versand', { abholung: { aktiv: true, ort: '', zeiten: 'Sa' }, packtage: 0 });
    await changeEinstellung(db, 'zahlung', { vorkasse: { ...leereZahlung.vorkasse, aktiv: true } });
    const id = await insertWare(db, { menge: 9 });
    const { data } = (await gast.add(id)).json();
    expect(data).toMatchObject({
      lieferung: { von: '2026-11-25', bis: '2026-11-27' },
      abholung: { ab: '2026-11-24' },
    });
    await changeEinstellung(db, 'versand', leererVersand);
    expect(await gast.cart()).not.toHaveProperty('data.abholung');

    await openShop(db, 'pausiert', '2026-12-01');
    expect((await gast.cart()).data.lieferung).toEqual({ von: '2026-12-05', bis: '2026-12-08' });
    await openShop(db, 'angekuendigt');
    const before = (await as('customer').post('/cart/add', { produktId: id, menge: 1 })).json().data;
    expect(Object.keys(before)).toEqual(['items', 'itemCount', 'zwischensumme', 'versand', 'total']);
  });
});

describe.each(databases)('in a pause on %s', (database) => {
  test('nothing goes into a cart; what was in it stays, and can be changed', async () => {
    const { db, gast } = await start(database);
    const [id, other] = [await insertWare(db, { menge: 9 }), await insertWare(db, { menge: 9 })];
    await gast.add(id, 2);
    await openShop(db, 'pausiert', '2026-12-01');
    const refused = await gast.add(other);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Wir machen gerade Pause. Ab 1. Dezember 2026 sind wir wieder da.',
    ]);
    expect((await gast.cart()).data.itemCount).toBe(2);
    await gast.put('/cart/update', { produktId: id, menge: 3 });
    expect((await gast.delete(`/cart/remove/${id}`)).json().data.items).toEqual([]);
  });
});

test('an open shop reads a cart of many products with one query more', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const customer = as('customer');
  const { id } = await customer.account();
  for (let i = 0; i < 5; i += 1)
    await customer.post('/cart/add', { produktId: await insertWare(db, { menge: 1 }), menge: 1 });
  const recorded = recordStatements(place);
  const reads = async () => {
    const before = recorded.statements.length;
    await readCart(recorded.db, accountShopper(id, { now: heute, tag: '2026-11-23' }));
    return recorded.statements.length - before;
  };
  expect(await reads()).toBe(4);
  await openShop(db);
  expect(await reads()).toBe(5);
});

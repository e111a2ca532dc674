import { describe, expect, test } from 'vitest';
import { newGast, openShop } from '#test/auftrag/gast.ts';
import { openLaden } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';

const heute = new Date('2026-11-23T09:00:00Z');
const sofort = { lieferung: { von: '2026-11-27', bis: '2026-11-30' }, abholung: { ab: '2026-11-25' } };
const gemacht = { lieferung: { von: '2026-12-11', bis: '2026-12-14' }, abholung: { ab: '2026-12-09' } };

type Tage = Partial<typeof sofort>;
const tageOf = ({ lieferung, abholung }: Tage): Tage => ({ lieferung, abholung });

describe.each(databases)('the days on the page of a product and in the cart on %s', (database) => {
  test('are the same: from the shelf, made to order, and of both together those of the later one', async () => {
    const { app, db } = await startTestApp(database, { now: () => heute });
    await openLaden(db);
    const produktOf = async (id: string) => (await app.inject(`/api/portfolio/${id}`)).json().data;
    const cases = [
      [await insertWare(db, { menge: 9 }), sofort],
      [await insertWare(db, { menge: 1, fertigungstage: 10 }), sofort],
      [await insertWare(db, { menge: 0, fertigungstage: 10 }), gemacht],
    ] as const;
    const all = newGast(app);
    for (const [id, tage] of cases) {
      const { data } = (await newGast(app).add(id)).json();
      expect(tageOf(data)).toEqual(tage);
      expect(tageOf(await produktOf(id))).toEqual(tage);
      await all.add(id);
    }
    expect(tageOf((await all.cart()).data)).toEqual(gemacht);
    const list = (await app.inject('/api/portfolio/with-prices')).json().data;
    expect(list.map(tageOf)).toEqual(expect.arrayContaining([sofort, gemacht]));

    const vergriffen = await insertWare(db, { menge: 0 });
    const schwer = await insertWare(db, { menge: 9, gramm: 9000 });
    expect(tageOf(await produktOf(vergriffen))).toEqual({});
    expect(tageOf(await produktOf(schwer))).toEqual({ abholung: sofort.abholung });
  });

  test('count from the return in a pause, and are not said while the shop is announced', async () => {
    const { app, db } = await startTestApp(database, { now: () => heute });
    await openLaden(db);
    const id = await insertWare(db, { menge: 9 });
    const read = async () => (await app.inject(`/api/portfolio/${id}`)).json().data;
    await openShop(db, 'pausiert', '2026-12-01');
    expect((await read()).lieferung).toEqual({ von: '2026-12-05', bis: '2026-12-08' });
    await openShop(db, 'pausiert');
    expect(await read()).not.toHaveProperty('lieferung');
    await openShop(db, 'angekuendigt');
    expect(await read()).not.toHaveProperty('lieferung');
  });
});

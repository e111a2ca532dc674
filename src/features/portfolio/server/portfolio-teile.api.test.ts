import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { addressOf } from '#shared/wire/call.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { senderOf, startTestApp } from '#test/test-app.ts';
import { maxProdukte, type ProdukteQuery } from '../auswahl.ts';
import { portfolioCalls } from '../calls.ts';
import { produkteJeSeite } from '../produktliste.ts';
import { verwaltungCalls } from '../verwaltung-calls.ts';
import { deleteProdukt } from './change-produkt/delete-produkt.ts';
import { listProdukte } from './list-produkte.ts';
import { listStellen } from './produkt.repository.ts';

const tag = '2026-11-23';
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
const idsOf = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id);

/** Copies a product so often; in the order of the shop they stand behind it, `Seife 2` before `Seife 10`. */
async function copyProdukt(db: Db, id: string, times: number): Promise<void> {
  const row = await db.selectFrom('produkt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: times }, (_, at) => ({
    ...row,
    ...{ id: `kopie-${at}`, name: `Seife ${at}`, nameKey: `seife ${at}`, artikelnummer: null },
  }));
  for (let from = 0; from < times; from += 100)
    await inTransaction(db, (db) =>
      db
        .insertInto('produkt')
        .values(rows.slice(from, from + 100))
        .execute(),
    );
}

describe.each(databases)('the catalogue in parts on %s', (database) => {
  test(`up to ${maxProdukte} products are one array; above, the answer names the next part`, async () => {
    const { app, db } = await startTestApp(database);
    const id = await insertProdukt(db, { name: 'Äpfel', reihenfolge: 1 });
    await copyProdukt(db, id, maxProdukte - 1);
    const whole = await app.inject('/api/portfolio');
    expect(Object.keys(whole.json()).sort()).toEqual(['count', 'data', 'success']);
    expect([whole.json().count, whole.headers.link]).toEqual([maxProdukte, undefined]);

    await insertProdukt(db, { name: 'Seife & Öl', reihenfolge: 2 });
    const first = await app.inject('/api/portfolio/with-prices');
    const { count, data, gesamt, weiter } = first.json();
    expect([count, data.length, gesamt]).toEqual([maxProdukte, maxProdukte, maxProdukte + 1]);
    expect(weiter).toBe(`1 Seife ${maxProdukte - 2}`);
    const next = /^<(.*)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    const last = await app.inject(next);
    expect(namesOf(last.json())).toEqual(['Seife & Öl']);
    expect(last.json()).toMatchObject({ count: 1, gesamt: maxProdukte + 1 });
    expect(last.json()).not.toHaveProperty('weiter');
    expect(last.headers.link).toBeUndefined();
    // From memory the answer is the same.
    expect((await app.inject('/api/portfolio/with-prices')).headers.link).toBe(first.headers.link);
  });

  test('the back office reads its list in the same parts, with the recipes of each', async () => {
    const { db, as } = await startTestApp(database);
    for (const [at, name] of ['Zimt', 'Äpfel', 'Birne'].entries())
      await insertProdukt(db, { name, reihenfolge: 1, aktiv: at > 0 });
    const admin = as('admin');
    const whole = (await admin.send(verwaltungCalls.list)).data;
    const first = await admin.send(verwaltungCalls.list, { query: { anzahl: 2 } });
    expect(first).toMatchObject({ count: 2, gesamt: 3, weiter: '1 Birne' });
    const { weiter: nach = '' } = first;
    const rest = await admin.send(verwaltungCalls.list, { query: { nach } });
    expect([...first.data, ...rest.data]).toEqual(whole);
    expect(namesOf({ data: whole })).toEqual(['Äpfel', 'Birne', 'Zimt']);
    expect(whole[2]).toMatchObject({
      aktiv: false,
      fehlend: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });

  test('a part is a page of a size, or follows a place, whether or not its product is there', async () => {
    const { app, db } = await startTestApp(database);
    for (const [at, name] of ['Zimt', 'Äpfel', 'Birne', 'Honig', 'Dost'].entries())
      await insertProdukt(db, { name, reihenfolge: Number(at > 2) });
    const list = (query: ProdukteQuery) => senderOf(app)(portfolioCalls.list, { query });
    expect(namesOf(await list({ seite: 2, anzahl: 2 }))).toEqual(['Zimt', 'Dost']);
    expect(namesOf(await list({ seite: 4, anzahl: 2 }))).toEqual([]);
    expect(namesOf(await list({ nach: '0 Ärmel', anzahl: 2 }))).toEqual(['Birne', 'Zimt']);
    expect(namesOf(await list({ nach: '1 Honig' }))).toEqual([]);
    for (const query of ['nach=Honig', 'seite=0', 'anzahl=501', 'anzahl=x'])
      expect((await app.inject(`/api/portfolio?${query}`)).statusCode, query).toBe(400);
  });

  test('only parts that the shop itself names are kept in memory, whatever place is made up', async () => {
    const metricsToken = 'm'.repeat(32);
    const { app, db } = await startTestApp(database, { metricsToken });
    await copyProdukt(db, await insertProdukt(db, { name: 'Seife', reihenfolge: 9 }), 2 * produkteJeSeite);
    /** Whether a second request is answered from memory. */
    const isKept = async (query: ProdukteQuery) => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const made = async () =>
        /^shop_cache_made_total \d+$/m.exec((await app.inject({ url: '/api/metrics', headers })).body)?.[0];
      const address = `/api${addressOf(portfolioCalls.list, { query })}`;
      await app.inject(address);
      const before = await made();
      expect((await app.inject(address)).statusCode).toBe(200);
      return before !== undefined && (await made()) === before;
    };
    const anzahl = produkteJeSeite;
    const { weiter: nach = '' } = await senderOf(app)(portfolioCalls.list, { query: { anzahl } });
    for (const query of [{}, { seite: 2, anzahl }, { nach, anzahl }])
      expect([query, await isKept(query)]).toEqual([query, true]);
    for (const query of [
      { nach: `${nach}0`, anzahl },
      { nach: `0${nach}`, anzahl },
      { nach: '9 Seife', anzahl },
      ...[{ nach: '5 Erdacht' }, { seite: 9, anzahl }, { anzahl: 47 }, { seite: 2, anzahl: 1 }, { seite: 1 }],
    ])
      expect([query, await isKept(query)]).toEqual([query, false]);
  });

  test('the parts together are the whole in its order, none twice, while products come and go', {
    timeout: 60_000,
  }, async () => {
    const { db } = await startTestApp(database);
    const neu = fc.record({
      reihenfolge: fc.nat(2),
      name: fc
        .constantFrom('Ä', 'a', 'Z', 'ß', 'Seife ')
        .chain((from) => fc.nat(99).map((nr) => `${from}${nr}`)),
    });
    const shop = fc.record({
      anfangs: fc.uniqueArray(neu, { selector: ({ name }) => name.toLowerCase(), maxLength: 8 }),
      anzahl: fc.integer({ min: 1, max: 3 }),
      dazwischen: fc.array(fc.oneof(neu, fc.nat(7)), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(shop, async ({ anfangs, anzahl, dazwischen }) => {
        await empty(db);
        // By id: a product that is deleted and entered again under its name is another one.
        const immerDa = new Set<string>();
        for (const one of anfangs) immerDa.add(await insertProdukt(db, one));
        const spaeter = [...dazwischen];
        const gelesen: string[] = [];
        let nach: string | undefined;
        do {
          const teil = await listProdukte(db, tag, { anzahl, ...(nach && { nach }) });
          gelesen.push(...idsOf(teil));
          nach = teil.weiter;
          await change(db, spaeter.shift(), immerDa);
        } while (nach !== undefined);
        expect(new Set(gelesen).size).toBe(gelesen.length);
        expect(gelesen.filter((id) => immerDa.has(id))).toEqual(
          idsOf(await listProdukte(db, tag)).filter((id) => immerDa.has(id)),
        );
      }),
      { numRuns: 25 },
    );
  });
});

/** Adds a product, or deletes the one at a place of the catalogue. */
async function change(
  db: Db,
  was: { name: string } | number | undefined,
  immerDa: Set<string>,
): Promise<void> {
  if (typeof was === 'object') return void (await insertProdukt(db, was).catch(() => undefined));
  const [geht] = was === undefined ? [] : (await listStellen(db, { nurAktive: true })).slice(was);
  if (!geht) return;
  immerDa.delete(geht.id);
  await deleteProdukt(db, geht.id);
}

async function empty(db: Db): Promise<void> {
  for (const { id } of await listStellen(db, { nurAktive: false })) await deleteProdukt(db, id);
}

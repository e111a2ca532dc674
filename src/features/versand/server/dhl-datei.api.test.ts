import { describe, expect, test } from 'vitest';
import { verifyAuftraege } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftraege.ts';
import { done, doWith } from '#test/auftrag-aktion.ts';
import { databases } from '#test/databases.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware.ts';
import type { Packen } from '../contract.ts';

const now = () => new Date('2026-11-23T09:00:00.000Z');
const at = now().toISOString();
const bezahlt = (betragCent: number) =>
  ({ typ: 'zahlung', angaben: { betragCent, tag: '2026-11-23' }, at }) as const;
const path = '/versand/dhl-datei';
const neu = (...ids: string[]) => ({ auftraege: ids.map((id) => ({ id, nochmal: false })) });

function dateien(db: Db): Promise<{ auftragId: string }[]> {
  return db.selectFrom('auftragEreignis').select('auftragId').where('typ', '=', 'dhlDatei').execute();
}

describe.each(databases)('a file for DHL on %s', (database) => {
  async function start() {
    const shop = await startTestApp(database, { now });
    const produktId = await insertWare(shop.db, { menge: 20, preis: 5 });
    const order = (menge = 1, more = {}) =>
      insertAuftrag(shop.db, {
        ...{ posten: [{ produktId, menge }], ereignisse: [bezahlt(490 + 500 * menge)], ...more },
      });
    const employee = shop.as('employee');
    const markOf = async ({ id }: { id: string }) => {
      const data: Packen = (await employee.get('/versand/packen')).json().data;
      return data.auftraege.find(({ _id }) => _id === id)?.dhlDatei;
    };
    return { ...shop, order, employee, markOf };
  }

  test('is kept with its orders, so that no postage is bought twice, unless it is wanted', async () => {
    const { db, order, employee, markOf } = await start();
    const [eine, andere] = [await order(), await order()];
    expect(await markOf(eine)).toBeUndefined();
    const reply = await employee.post(path, neu(eine.id, andere.id));
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, message: 'Die DHL-Datei mit 2 Paketen ist gespeichert.', data: null },
    ]);
    expect([await markOf(eine), await markOf(andere)]).toEqual([at, at]);
    const { ereignisse } = (await employee.get(`/bestellungen/${eine.id}`)).json().data;
    expect(ereignisse.at(-1)).toMatchObject({ text: 'In eine DHL-Datei geschrieben', kannZurueck: false });

    const dritte = await order();
    const doppelt = await employee.post(path, neu(eine.id, dritte.id));
    expect([doppelt.statusCode, doppelt.json().message]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(`^Schon in einer DHL-Datei \\(.+, 23\\.11\\.2026, 10:00 Uhr\\): ${eine.nummer}\\. Bitte`),
      ),
    ]);
    expect(await markOf(dritte)).toBeUndefined();
    const nochmal = await employee.post(path, {
      auftraege: [
        { id: eine.id, nochmal: true },
        { id: dritte.id, nochmal: false },
      ],
    });
    expect([nochmal.statusCode, await markOf(dritte)]).toEqual([200, at]);
    expect(await dateien(db)).toHaveLength(4);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('has no row for another address or for what is sent later', async () => {
    const { db, order, employee, markOf } = await start();
    const [umzug, teil] = [await order(), await order(2)];
    await employee.post(path, neu(umzug.id, teil.id));
    const anschrift = { ...testAnschrift, strasse: 'Neuer Weg' };
    const { letzteNr } = await done(employee, umzug, ['adresse', { anschrift }]);
    expect(await markOf(umzug)).toBeUndefined();
    await done(employee, umzug, ['zuruecknehmen', { nr: letzteNr }]);
    expect(await markOf(umzug)).toBe(at);

    const rest = { von: '2026-12-01', bis: '2026-12-03' };
    const paket = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }], rest };
    await done(employee, teil, ['versendet', paket]);
    expect(await markOf(teil)).toBeUndefined();
    expect((await employee.post(path, neu(teil.id))).statusCode).toBe(200);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('has all of its parcels or none: cancelled, sent and fetched orders are named', async () => {
    const { db, order, employee } = await start();
    const [da, weg] = [await order(), await order()];
    const holt = await order(1, { versandart: 'abholung', zahlart: 'abholung', ereignisse: [] });
    await done(employee, weg, ['versendet', { dienst: 'DHL', nummer: '' }]);
    for (const one of [weg, holt]) {
      const reply = await employee.post(path, neu(da.id, one.id));
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        `Nicht mehr zu verschicken: ${one.nummer}. Bitte sehen Sie sich die Liste noch einmal an.`,
      ]);
    }
    expect((await employee.post(path, neu(da.id, 'gibtesnicht'))).statusCode).toBe(404);
    for (const body of [neu(), neu(da.id, da.id), { auftraege: [{ id: da.id }] }])
      expect((await employee.post(path, body)).statusCode).toBe(400);
    expect(await dateien(db)).toEqual([]);
  });

  test('is in nobody’s way who packs meanwhile', async () => {
    const { order, employee, as } = await start();
    const eine = await order();
    await employee.post(path, neu(eine.id));
    const gepackt = await as('admin').post(`/bestellungen/${eine.id}/gepackt`, { gesehen: 2 });
    expect(gepackt.statusCode).toBe(200);
    const zuSpaet = await doWith(employee, eine, ['gepackt', { gesehen: 3 }]);
    expect(zuSpaet.statusCode).toBe(409);
  });

  test('written by two people at once is written by one, the other reads who was first', async () => {
    const { app, db, reopen, order, as, employee } = await start();
    const node = database === 'SQLite' ? app : await buildTestApp(reopen(), { now });
    const tokens = await Promise.all([as('admin').token(), employee.token()]);
    for (let round = 1; round <= 3; round += 1) {
      const orders = [await order(), await order(), await order()].map(({ id }) => id);
      const replies = await Promise.all([
        callApi(app, { method: 'POST', path, payload: neu(...orders), token: tokens[0] }),
        callApi(node, { method: 'POST', path, payload: neu(...orders.toReversed()), token: tokens[1] }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(await dateien(db)).toHaveLength(3 * round);
    }
    expect(await verifyAuftraege(db)).toEqual([]);
  });
});

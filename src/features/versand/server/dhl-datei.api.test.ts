import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyAuftraege } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import type { Packen } from '../contract.ts';

const now = () => new Date('2026-11-23T09:00:00.000Z');
const at = now().toISOString();
const bezahlt = (betragCent: number) =>
  ({ typ: 'zahlung', angaben: { betragCent, tag: '2026-11-23' }, at }) as const;
const path = '/versand/dhl-datei';

type Zeile = { id: string; gesehen?: number; nochmal?: boolean };
/** A file as its screen sends it: of orders that were seen when their money had come, unless said otherwise. */
const neu = (...zeilen: Zeile[]) => ({
  datei: randomBytes(16).toString('hex'),
  auftraege: zeilen.map(({ id, gesehen = 2, nochmal = false }) => ({ id, gesehen, nochmal })),
});

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
    const reply = await employee.post(path, neu(eine, andere));
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, message: 'Die DHL-Datei mit 2 Paketen ist gespeichert.', data: null },
    ]);
    expect([await markOf(eine), await markOf(andere)]).toEqual([at, at]);
    const { ereignisse } = (await employee.get(`/bestellungen/${eine.id}`)).json().data;
    expect(ereignisse.at(-1)).toMatchObject({ text: 'In eine DHL-Datei geschrieben', kannZurueck: false });

    const dritte = await order();
    const doppelt = await employee.post(path, neu({ ...eine, gesehen: 3 }, dritte));
    expect([doppelt.statusCode, doppelt.json().message]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(`^Schon in einer DHL-Datei \\(.+, 23\\.11\\.2026, 10:00 Uhr\\): ${eine.nummer}\\. Bitte`),
      ),
    ]);
    expect(await markOf(dritte)).toBeUndefined();
    const nochmal = await employee.post(path, neu({ ...eine, gesehen: 3, nochmal: true }, dritte));
    expect([nochmal.statusCode, await markOf(dritte)]).toEqual([200, at]);
    expect(await dateien(db)).toHaveLength(4);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('has no row for another address or for what is sent later', async () => {
    const { db, order, employee, markOf } = await start();
    const [umzug, teil] = [await order(), await order(2)];
    await employee.post(path, neu(umzug, teil));
    const anschrift = { ...testAnschrift, strasse: 'Neuer Weg' };
    const { letzteNr } = await done(employee, umzug, ['adresse', { anschrift }]);
    expect(await markOf(umzug)).toBeUndefined();
    await done(employee, umzug, ['zuruecknehmen', { nr: letzteNr }]);
    expect(await markOf(umzug)).toBe(at);

    const rest = { von: '2026-12-01', bis: '2026-12-03' };
    const paket = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }], rest };
    const { letzteNr: gesehen } = await done(employee, teil, ['versendet', paket]);
    expect(await markOf(teil)).toBeUndefined();
    expect((await employee.post(path, neu({ ...teil, gesehen }))).statusCode).toBe(200);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('has all of its parcels or none: what cannot be packed now is named', async () => {
    const { db, order, employee } = await start();
    const [da, weg] = [await order(), await order()];
    const holt = await order(1, { versandart: 'abholung', zahlart: 'abholung', ereignisse: [] });
    const [ohneGeld, storniert] = [await order(), await order()];
    await done(employee, weg, ['versendet', { dienst: 'DHL', nummer: '' }]);
    await done(employee, ohneGeld, ['zuruecknehmen', { nr: 2 }]);
    await done(employee, storniert, ['stornieren']);
    for (const [one, gesehen] of [
      [weg, 3],
      [holt, 1],
      [ohneGeld, 3],
      [storniert, 3],
    ] as const) {
      const reply = await employee.post(path, neu(da, { ...one, gesehen }));
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        `Jetzt nicht zu verschicken: ${one.nummer}. Bitte sehen Sie sich die Liste noch einmal an.`,
      ]);
    }
    expect((await employee.post(path, neu(da, { id: 'gibtesnicht' }))).statusCode).toBe(404);
    const { datei, auftraege } = neu(da);
    for (const body of [neu(), neu(da, da), { auftraege }, { datei: 'kurz', auftraege }, { datei }])
      expect((await employee.post(path, body)).statusCode).toBe(400);
    expect(await dateien(db)).toEqual([]);
  });

  test('has no parcel that is no longer as it was seen, and says who did what', async () => {
    const { db, order, employee, as, markOf } = await start();
    const [da, umzug, geld] = [await order(), await order(), await order()];
    const anschrift = { ...testAnschrift, strasse: 'Neuer Weg' };
    await done(as('admin'), umzug, ['adresse', { anschrift }]);
    await done(as('admin'), geld, ['zuruecknehmen', { nr: 2 }]);
    for (const [one, was] of [
      [umzug, 'Lieferadresse geändert'],
      [geld, 'Schritt 2 zurückgenommen'],
    ] as const) {
      const reply = await employee.post(path, neu(da, one));
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        expect.stringMatching(
          new RegExp(
            `^${one.nummer} hat sich inzwischen geändert: ${was}.* \\(.+, 23\\.11\\.2026, 10:00 Uhr`,
          ),
        ),
      ]);
    }
    expect((await employee.post(path, neu({ ...da, gesehen: 3 }))).statusCode).toBe(409);
    expect(await dateien(db)).toEqual([]);
    expect((await employee.post(path, neu(da, { ...umzug, gesehen: 3 }))).statusCode).toBe(200);
    expect(await markOf(umzug)).toBe(at);

    // Wanted once more because of the first file: a second one was never seen.
    await as('admin').post(path, neu({ ...da, gesehen: 3, nochmal: true }));
    const ueberholt = await employee.post(path, neu({ ...da, gesehen: 3, nochmal: true }));
    expect([ueberholt.statusCode, ueberholt.json().message]).toEqual([
      409,
      expect.stringContaining('Schon in einer DHL-Datei'),
    ]);
    expect(await dateien(db)).toHaveLength(3);
  });

  test('whose answer was lost is had again by its id, with one event, until a parcel changes', async () => {
    const { app, db, reopen, order, employee } = await start();
    const node = database === 'SQLite' ? app : await buildTestApp(reopen(), { now });
    const [eine, andere, dritte] = [await order(), await order(), await order()];
    const payload = neu(eine, andere);
    const token = await employee.token();
    const zugleich = await Promise.all(
      [app, node, app].map((one) => callApi(one, { method: 'POST', path, payload, token })),
    );
    expect(zugleich.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const spaeter = await employee.post(path, payload);
    expect([spaeter.statusCode, spaeter.json().message]).toEqual([
      200,
      'Die DHL-Datei mit 2 Paketen ist gespeichert.',
    ]);
    expect(await dateien(db)).toHaveLength(2);

    const mehr = await employee.post(path, { ...neu(eine, dritte), datei: payload.datei });
    expect([mehr.statusCode, mehr.json().message]).toEqual([
      409,
      expect.stringContaining('Schon in einer DHL-Datei'),
    ]);
    await done(employee, andere, ['adresse', { anschrift: { ...testAnschrift, strasse: 'Neuer Weg' } }]);
    expect((await employee.post(path, payload)).statusCode).toBe(409);
    expect(await dateien(db)).toHaveLength(2);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('is in nobody’s way who packs meanwhile', async () => {
    const { order, employee, as } = await start();
    const eine = await order();
    await employee.post(path, neu(eine));
    const gepackt = await as('admin').post(`/bestellungen/${eine.id}/gepackt`, { gesehen: 2 });
    expect(gepackt.statusCode).toBe(200);
    const zuSpaet = await doWith(employee, eine, ['gepackt', { gesehen: 3 }]);
    expect(zuSpaet.statusCode).toBe(409);
  });

  test('is seen before an address is changed or goods are cancelled, and then said', async () => {
    const { db, order, employee, as } = await start();
    const anschrift = { ...testAnschrift, strasse: 'Neuer Weg' };
    const teile = [{ nr: 1, menge: 1 }];
    const gesagt: Record<string, string> = {};
    for (const [aktion, body] of [
      ['adresse', { anschrift }],
      ['stornieren', { text: 'Zerbrochen.' }],
      ['teil-stornieren', { teile }],
    ] as const) {
      const eine = await order(2);
      await employee.post(path, neu(eine));
      const ungesehen = await as('admin').post(`/bestellungen/${eine.id}/${aktion}`, { gesehen: 2, ...body });
      expect([ungesehen.statusCode, ungesehen.json().message]).toEqual([
        409,
        expect.stringContaining('In eine DHL-Datei geschrieben'),
      ]);
      const gesehen = await as('admin').post(`/bestellungen/${eine.id}/${aktion}`, { gesehen: 3, ...body });
      expect(gesehen.statusCode).toBe(200);
      gesagt[aktion] = gesehen.json().message.replace(eine.nummer, 'B');
    }
    expect(gesagt).toMatchInlineSnapshot(`
      {
        "adresse": "B geht jetzt an die neue Adresse. Sie steht schon in einer DHL-Datei: bitte stornieren Sie die Marke dort.",
        "stornieren": "B ist storniert, die Ware ist wieder frei. Sie steht schon in einer DHL-Datei: bitte stornieren Sie die Marke dort. Bitte überweisen Sie 14,90 € zurück.",
        "teil-stornieren": "B: ein Teil ist storniert, 5,00 € weniger. Sie steht schon in einer DHL-Datei: bitte prüfen Sie, ob die Marke dort noch passt. Bitte überweisen Sie 5,00 € zurück.",
      }
    `);
    const ohne = await done(as('admin'), await order(), ['adresse', { anschrift }]);
    expect(JSON.stringify(ohne)).not.toContain('DHL-Datei');
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('is named to the workshop when a customer cancels', async () => {
    const { app, db, order, employee } = await start();
    await changeEinstellung(db, 'laden', { email: 'hallo@seifenhof.example' });
    const [mit, ohne] = [await order(), await order()];
    await employee.post(path, neu(mit));
    for (const { token } of [mit, ohne])
      await callApi(app, { method: 'POST', path: `/bestellung/${token}/stornieren` });
    const mails = await listPost(db, 'stornoMeldung');
    const genannt = mails.filter(({ text }) => text.includes('DHL-Datei'));
    expect([mails.length, genannt.map(({ auftragId }) => auftragId)]).toEqual([2, [mit.id]]);
  });

  test('written by two people at once is written by one, the other reads who was first', async () => {
    const { app, db, reopen, order, as, employee } = await start();
    const node = database === 'SQLite' ? app : await buildTestApp(reopen(), { now });
    const tokens = await Promise.all([as('admin').token(), employee.token()]);
    for (let round = 1; round <= 3; round += 1) {
      const orders = [await order(), await order(), await order()];
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

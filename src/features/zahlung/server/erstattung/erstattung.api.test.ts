import { describe, expect, test } from 'vitest';
import { recordZahlung } from '#features/auftrag/server/index.ts';
import { cancelForLaden } from '#features/auftrag/server/stornieren/cancel-auftrag.ts';
import { addressOf, type Call } from '#shared/wire/call.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { type Caller, callApi, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { erstattungCalls, kontoseiteCalls } from '../../erstattung/erstattung-calls.ts';

const now = new Date('2026-12-01T10:00:00.000Z');
const konto = { iban: 'de02 1203 0000 0000 2020 51', inhaber: 'Erika Beispiel' };

type Given = { id?: string; payload?: object | undefined };

/** A cancelled order for 20,70 € that was paid by transfer. */
async function openLaden(database: DatabaseName) {
  const shop = await startTestApp(database, { anbieter: fakeAnbieter(), now: () => now });
  const { db } = shop;
  const produktId = await insertWare(db, { menge: 10, preis: 7.9 });
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  const bearbeitung = { von: { id: null, name: 'Ada' }, now, adresse: 'https://seifenhof.example' };
  await recordZahlung(db, { id: auftrag.id, betragCent: 2070, tag: '2026-12-01' }, bearbeitung);
  await cancelForLaden(db, { id: auftrag.id, gesehen: 2, text: 'Bruch' }, bearbeitung);
  const ada = shop.as('admin');
  const params = { id: auftrag.id };
  const callAs = async (caller: Caller, one: Call, { id = auftrag.id, payload }: Given = {}) => {
    const path = addressOf(one, { params: { id } });
    const given = { method: one.method, path, token: await caller.token() };
    return callApi(shop.app, { ...given, ...(payload ? { payload } : {}) });
  };
  const wunsch = { gesehen: 3, betrag: 20.7, weg: 'ueberweisung' as const };
  return { ...shop, auftrag, ada, params, wunsch, callAs };
}

describe.each(databases)('the calls of money back on %s', (database) => {
  test('go the whole way of a transfer, and answer what is on its way each time', async () => {
    const { app, ada, auftrag, params, wunsch } = await openLaden(database);
    const list = async () => (await ada.send(erstattungCalls.list, { params })).data;
    expect(await list()).toEqual({ frei: 20.7, hatEmail: true, erstattungen: [] });
    const begonnen = await ada.send(erstattungCalls.beginnen, { params, body: wunsch });
    expect(begonnen.data.erstattungen).toMatchObject([{ weg: 'ueberweisung', stand: 'beantragt' }]);
    const id = begonnen.data.erstattungen[0]?._id ?? '';
    const seite = { params: { token: auftrag.token } };
    const path = addressOf(kontoseiteCalls.angeben, seite);
    const gesagt = await callApi(app, { method: 'PUT', path, payload: konto });
    expect(gesagt.json().data).toMatchObject({ stand: 'angegeben', kontoEnde: 'DE … 2051' });
    expect(gesagt.body).not.toContain('DE02');
    expect(gesagt.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { data, message } = await ada.send(erstattungCalls.ueberwiesen, { params: { id } });
    expect(message).toMatch(/sind überwiesen/);
    expect(data).toMatchObject({ frei: 0, erstattungen: [{ stand: 'erledigt' }] });
    expect(JSON.stringify(data)).not.toContain('DE02');
    expect(await list()).toEqual(data);
  });

  test('are the owner’s alone', async () => {
    const { as, app, params, wunsch, callAs } = await openLaden(database);
    for (const caller of [as('employee'), as('customer')])
      for (const [name, one] of Object.entries(erstattungCalls)) {
        const bodies: Record<string, object> = { beginnen: wunsch, konto };
        const answer = await callAs(caller, one, { payload: bodies[name] });
        expect([name, answer.statusCode]).toEqual([name, 403]);
      }
    const path = addressOf(erstattungCalls.list, { params });
    expect((await callApi(app, { method: 'GET', path })).statusCode).toBe(401);
  });

  test.each([
    [{ betrag: 0 }, 'betrag'],
    [{ betrag: 1.234 }, 'betrag'],
    [{ betrag: 20.71 }, 'betrag'],
    [{ weg: 'bar' }, 'weg'],
    [{ konto: { iban: 'DE02120300000000202050', inhaber: 'Erika' } }, 'konto.iban'],
    [{ konto: { iban: konto.iban, inhaber: ' ' } }, 'konto.inhaber'],
    [{ weg: 'anbieter' }, 'weg'],
  ])('refuse %j at its field, and nothing is begun', async (falsch, feld) => {
    const { ada, wunsch, db, callAs } = await openLaden(database);
    const answer = await callAs(ada, erstattungCalls.beginnen, { payload: { ...wunsch, ...falsch } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fehler.join()).toContain(`${feld}: `);
    expect(await db.selectFrom('erstattung').selectAll().execute()).toEqual([]);
  });

  test('know no order, refund or link that there is not', async () => {
    const { app, ada, callAs } = await openLaden(database);
    for (const one of [erstattungCalls.list, erstattungCalls.ueberwiesen, erstattungCalls.zurueckziehen])
      expect((await callAs(ada, one, { id: 'keine' })).statusCode).toBe(404);
    for (const one of Object.values(kontoseiteCalls)) {
      const path = addressOf(one, { params: { token: 'keiner' } });
      const payload = one.method === 'PUT' ? konto : undefined;
      expect(
        (await callApi(app, { method: one.method, path, ...(payload ? { payload } : {}) })).statusCode,
      ).toBe(404);
    }
  });
});

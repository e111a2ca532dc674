import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { anonymiseAuftraege } from '#features/auftrag/server/index.ts';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { addressOf } from '#shared/wire/call.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { belegCalls } from '../calls.ts';
import { addBeleg } from './add-beleg.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');

const storniert: Ereignis = {
  typ: 'storniert',
  angaben: { grund: 'kunde' },
  at: now().toISOString(),
};

const versendet: Ereignis = {
  typ: 'versendet',
  angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }] },
  at: now().toISOString(),
};

/** A shop with two orders, each with an invoice. */
async function startShop(database: DatabaseName) {
  const shop = await startTestApp(database, { now });
  const produktId = await insertProdukt(shop.db);
  const [eine, andere] = [await mitBeleg(shop.db, produktId), await mitBeleg(shop.db, produktId)];
  const byLink = ({ token }: { token: string }, nummer: string) =>
    callApi(shop.app, {
      method: 'GET',
      path: addressOf(bestellungCalls.beleg, { params: { token, nummer } }),
    });
  const ofOrder = ({ id }: { id: string }, nummer: string) =>
    addressOf(belegCalls.pdf, { params: { id, nummer } });
  return { ...shop, eine, andere, byLink, ofOrder };
}

async function mitBeleg(db: Db, produktId: string, vorher: Ereignis[] = []) {
  // Nothing of it is open, so that nothing holds back its deletion.
  const auftrag = await insertAuftrag(db, {
    posten: [{ produktId, menge: 1 }],
    ereignisse: [...vorher, storniert],
  });
  const { id: auftragId, nummer } = auftrag;
  const tag = '2026-11-24';
  const beleg = await inTransaction(db, (db) =>
    addBeleg(
      db,
      {
        ...{ art: 'rechnung', steuermodus: 'regelbesteuerung', zu: [], betraege: [], bezahltCent: 0 },
        leistung: { von: tag, bis: tag },
        anlass: { art: 'bestellung', nummer, tag },
        posten: [{ nr: 1, name: 'Rose', menge: 1, preisCent: 790, satzPromille: 190 }],
      },
      { fuer: { auftragId, ereignisNr: 1 }, now: now() },
    ),
  );
  return { ...auftrag, beleg };
}

describe.each(databases)('a document as a file on %s', (database) => {
  test('is the same for its customer and the owner, with its number as name, and kept by nobody on the way', async () => {
    const { as, eine, byLink, ofOrder } = await startShop(database);
    const { nummer } = eine.beleg;
    const owner = await as('admin').get(ofOrder(eine, nummer));
    const customer = await byLink(eine, nummer);
    for (const { statusCode, headers, rawPayload } of [owner, customer]) {
      expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${nummer}.pdf"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    expect(customer.rawPayload.equals(owner.rawPayload)).toBe(true);
    expect(customer.headers['referrer-policy']).toBe('no-referrer');
  });

  test('is named in the order of its customer and of the owner; no employee’s has it or leads there', async () => {
    const { app, db, as } = await startTestApp(database, { now });
    const { id, token, beleg } = await mitBeleg(db, await insertProdukt(db), [versendet]);
    const { nummer } = beleg;
    const belege = [{ nummer, art: 'rechnung', tag: '2026-11-24', brutto: 7.9 }];
    const reply = await callApi(app, { method: 'GET', path: `/bestellung/${token}` });
    expect(reply.json().data.belege).toEqual(belege);
    const own = (await as('admin').get(`/bestellungen/${id}`)).json().data;
    expect(own).toMatchObject({ belege, link: expect.stringMatching(/^\/bestellung\/[\w-]{43}$/) });
    const { body } = await as('employee').get(`/bestellungen/${id}`);
    expect(body).not.toContain(nummer);
    expect(body).not.toContain(own.link);
  });

  test('opens to no other order, by no other number, and to no employee', async () => {
    const { as, eine, andere, byLink, ofOrder } = await startShop(database);
    const admin = as('admin');
    for (const nummer of [andere.beleg.nummer, 'RE-2026-9999', eine.nummer, eine.beleg.id, 're', '%00'])
      for (const reply of [await byLink(eine, nummer), await admin.get(ofOrder(eine, nummer))])
        expect([reply.statusCode, reply.json()]).toEqual([
          404,
          { success: false, message: 'Beleg nicht gefunden' },
        ]);
    const fremd = await byLink({ token: 'x'.repeat(43) }, eine.beleg.nummer);
    expect([fremd.statusCode, fremd.json().message]).toEqual([
      404,
      expect.stringMatching(/^Unter diesem Link/),
    ]);
    expect(fremd.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    for (const role of ['employee', 'customer'] as const)
      expect((await as(role).get(ofOrder(eine, eine.beleg.nummer))).statusCode).toBe(403);
  });

  test('is gone with the person of its order, which the owner reads', async () => {
    const { db, as, eine, byLink, ofOrder } = await startShop(database);
    const { nummer } = eine.beleg;
    await anonymiseAuftraege(db, { now: new Date('2036-01-02T09:00:00.000Z') });
    const reply = await as('admin').get(ofOrder(eine, nummer));
    expect([reply.statusCode, reply.json().message]).toEqual([
      404,
      expect.stringMatching(
        /^Diesen Beleg gibt es nicht mehr: Mit den Angaben der Person ist auch er gelöscht\./,
      ),
    ]);
    expect((await byLink(eine, nummer)).statusCode).toBe(404);
  });
});

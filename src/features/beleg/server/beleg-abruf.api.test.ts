import { describe, expect, test } from 'vitest';
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

async function mitBeleg(db: Db, produktId: string) {
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
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
});

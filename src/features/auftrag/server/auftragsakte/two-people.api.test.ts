import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { AppError } from '#shared/wire/errors.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { recordUmsaetze } from '../geld/record-umsaetze.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = now().toISOString();
const bezahlt: Ereignis = { typ: 'zahlung', angaben: { betragCent: 990, tag: '2026-11-24' }, at };
const paket = { gesehen: 2, dienst: 'DHL', nummer: '' };
const rounds = 5;

/** A shop with two nodes, as far as the database has them, and two people; each round has an order of its own. */
async function startShop(database: DatabaseName) {
  const shop = await startTestApp(database, { now });
  const { app, db, reopen } = shop;
  const node = database === 'SQLite' ? app : await buildTestApp(reopen(), { now });
  const produktId = await insertWare(db, { menge: 50, name: 'Rose', preis: 5 });
  const [ada, otto] = [shop.as('admin'), shop.as('employee')];
  const tokens = await Promise.all([ada.token(), otto.token()]);
  const order = () => insertAuftrag(db, { posten: [{ produktId, menge: 1 }], ereignisse: [bezahlt] });
  const menge = async () => {
    const row = db.selectFrom('bestand').select('menge').where('artikelId', '=', produktId);
    return (await row.executeTakeFirstOrThrow()).menge;
  };
  const byAda = (id: string, aktion: string, payload: object) =>
    callApi(app, { method: 'POST', path: `/bestellungen/${id}/${aktion}`, payload, token: tokens[0] });
  const byOtto = (id: string, aktion: string, payload: object) =>
    callApi(node, { method: 'POST', path: `/bestellungen/${id}/${aktion}`, payload, token: tokens[1] });
  const byCustomer = (token: string) =>
    callApi(node, { method: 'POST', path: `/bestellung/${token}/stornieren` });
  return { ...shop, node, produktId, order, menge, byAda, byOtto, byCustomer, ada };
}

describe.each(databases)('two people at the same order on %s', (database) => {
  test('one packs and one cancels: one wins, the other reads who did what, and nothing is half-done', async () => {
    const { db, produktId, order, byAda, byOtto } = await startShop(database);
    const texts = { gepackt: 'Storniert', stornieren: 'Gepackt' };
    let held = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { id, nummer } = await order();
      const both = [
        () => byAda(id, 'gepackt', { gesehen: 2 }),
        () => byOtto(id, 'stornieren', { gesehen: 2, text: 'Zerbrochen.' }),
      ];
      const started = (round % 2 === 0 ? both : both.toReversed()).map((start) => start());
      const replies = await Promise.all(round % 2 === 0 ? started : started.toReversed());
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const isPacked = replies[0]?.statusCode === 200;
      const refused = replies[isPacked ? 1 : 0]?.json().message;
      const was = isPacked ? texts.stornieren : texts.gepackt;
      expect(refused).toMatch(
        new RegExp(`^${nummer} hat sich inzwischen geändert: ${was} \\(.+, 24\\.11\\.2026`),
      );
      held += isPacked ? 1 : 0;
      expect(await gehalten(db, produktId)).toEqual({ bestand: held, zeilen: held });
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('both send: the goods leave once', async () => {
    const { db, order, menge, byAda, byOtto } = await startShop(database);
    for (let round = 1; round <= rounds; round += 1) {
      const { id } = await order();
      const replies = await Promise.all([byAda(id, 'versendet', paket), byOtto(id, 'versendet', paket)]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(await menge()).toBe(50 - round);
    }
    const mails = await db.selectFrom('nachricht').select('id').where('art', '=', 'versandt').execute();
    expect(mails).toHaveLength(rounds);
    const belege = await db.selectFrom('beleg').select('lauf').orderBy('lauf').execute();
    expect(belege.map(({ lauf }) => lauf)).toEqual([1, 2, 3, 4, 5]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('its customer cancels while it is sent: either it leaves or it is cancelled', async () => {
    const { db, order, menge, byAda, byCustomer, produktId } = await startShop(database);
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { id, token } = await order();
      const [sending, cancelling] = await Promise.all([byAda(id, 'versendet', paket), byCustomer(token)]);
      expect([sending.statusCode, cancelling.statusCode].toSorted()).toEqual([200, 409]);
      if (sending.statusCode === 200) sent += 1;
      else expect(sending.json().message).toMatch(/inzwischen geändert: Storniert, auf Wunsch/);
      expect([await menge(), await gehalten(db, produktId)]).toEqual([50 - sent, { bestand: 0, zeilen: 0 }]);
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a transfer is booked once, for one order, and again after it was taken back', async () => {
    const { db, reopen, order, ada } = await startShop(database);
    const other = database === 'SQLite' ? db : reopen();
    const [first, second] = [await order(), await order()];
    const bearbeitung = { von: { id: null, name: 'Ada' }, now: now(), adresse: null };
    const umsatz = 'a'.repeat(64);
    const geld = { betragCent: 990, tag: '2026-11-24', umsatz };
    const book = async (handle: typeof db, { id }: { id: string }) =>
      (await recordUmsaetze(handle, [[{ id, ...geld }]], bearbeitung))[0];
    const results = await Promise.all([
      book(db, first),
      book(other, first),
      book(db, second),
      book(other, second),
    ]);
    const refused = results.filter((one) => one instanceof AppError);
    expect(refused.map(({ message }) => message)).toEqual(
      Array(3).fill('Diese Überweisung ist schon gebucht.'),
    );
    const zahlungen = () =>
      db
        .selectFrom('auftragEreignis')
        .select(['auftragId', 'nr'])
        .where('angaben', 'like', '%umsatz%')
        .execute();
    const [zahlung, ...others] = await zahlungen();
    expect(others).toEqual([]);
    expect((await verifyShop(db)).problems).toEqual([]);

    await done(ada, { id: zahlung?.auftragId ?? '' }, ['zuruecknehmen', { nr: zahlung?.nr, irrtum: true }]);
    expect((await verifyShop(db)).problems).toEqual([]);
    await book(db, second);
    expect(await zahlungen()).toHaveLength(2);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of transfers that two book at once for other orders, one is booked once and the rest by both', async () => {
    const { db, reopen, order } = await startShop(database);
    const other = database === 'SQLite' ? db : reopen();
    const bearbeitung = { von: { id: null, name: 'Ada' }, now: now(), adresse: null };
    for (let round = 0; round < rounds; round += 1) {
      const book = async (handle: typeof db, names: string[]) => {
        const umsaetze: Parameters<typeof recordUmsaetze>[1] = [];
        for (const name of names) {
          const umsatz = `${name}${round}`.padEnd(64, '0');
          umsaetze.push([{ id: (await order()).id, betragCent: 990, tag: '2026-11-24', umsatz }]);
        }
        return () => recordUmsaetze(handle, umsaetze, bearbeitung);
      };
      const beide = [await book(db, ['a', 'b']), await book(other, ['c', 'a'])];
      const ergebnisse = (await Promise.all(beide.map((one) => one()))).flat();
      expect(ergebnisse.map((one) => one instanceof AppError).toSorted()).toEqual([
        false,
        false,
        false,
        true,
      ]);
      expect(await db.selectFrom('bankUmsatz').select('hash').execute()).toHaveLength(3 * (round + 1));
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});

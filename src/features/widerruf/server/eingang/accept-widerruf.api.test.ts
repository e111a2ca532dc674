import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';

const now = () => new Date('2026-11-26T09:14:00.000Z');

/** An order of three roses; a letter about it came two days ago. */
async function start(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const posten = [{ produktId: await insertWare(shop.db, { menge: 5, preis: 5.1, name: 'Rose' }), menge: 3 }];
  const auftrag = await insertAuftrag(shop.db, { posten, nummer: 'B-26-K7M4Q' });
  const brief = {
    ...{ id: 'a'.repeat(32), auftragId: auftrag.id, tag: '2026-11-24', weg: 'brief' },
    ...{ name: 'Erika Beispiel', bestellung: 'B-26-K7M4Q', email: 'erika@kundschaft.example' },
    ...{ teile: [{ nr: 1, menge: 1, name: 'Rose' }], notiz: 'Liegt im Ordner' },
  };
  const nimm = (body: object = {}) => shop.as('admin').post('/widerrufe', { ...brief, ...body });
  return { ...shop, auftrag, nimm };
}

const belege = (db: Db) => listPost(db, 'widerruf');

describe.each(databases)('a withdrawal that the workshop takes in on %s', (database) => {
  test('counts from the day it came, stops its order, and its author gets the receipt, once', async () => {
    const { db, as, auftrag, nimm } = await start(database);
    const reply = await nimm();
    expect(reply.json()).toMatchObject({
      message: 'Der Widerruf zu B-26-K7M4Q ist aufgenommen. Die Eingangsbestätigung ist unterwegs.',
      data: {
        ...{ eingangTag: '2026-11-24', eingangWeg: 'brief', notiz: 'Liegt im Ordner', geldBis: '2026-12-08' },
        ...{ aufgaben: ['buchen'], beleg: 'post' },
        auftrag: { nummer: 'B-26-K7M4Q', posten: [{ nr: 1, moeglich: 3, gewuenscht: 1 }] },
      },
    });
    expect(
      reply.json().data.verlauf.map(({ text, von }: { text: string; von: string }) => [von, text]),
    ).toEqual(
      [
        'Aufgenommen: kam per Brief',
        'Von Hand zugeordnet: B-26-K7M4Q',
        'Eingangsbestätigung geschrieben',
      ].map((text) => [expect.any(String), text]),
    );
    await nimm();
    const [beleg, ...weitere] = await belege(db);
    expect(weitere).toEqual([]);
    expect(beleg?.an).toBe('erika@kundschaft.example');
    // Of a letter no hour is known; what the workshop noted is not its author's.
    expect(beleg?.text).toMatch(/am 24\. November 2026\s+bei\s+uns/);
    expect(beleg?.text).not.toContain('Ordner');
    const { data } = (await as('admin').get(`/bestellungen/${auftrag.id}`)).json();
    expect(data).toMatchObject({ isWiderrufOffen: true, aufgabe: 'problem' });
    // Nobody has paid the order, so no money is due.
    expect((await as('admin').get('/widerrufe/lage')).json().data).toEqual({ offen: 1 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is due before one of the form that came later', async () => {
    const { as, app, nimm } = await start(database);
    const payload = { name: 'Otto', bestellung: 'unbekannt', email: 'otto@kundschaft.example' };
    await app.inject({ method: 'POST', url: '/api/widerruf', payload });
    await nimm();
    const { offene } = (await as('admin').get('/widerrufe')).json().data;
    expect(offene.map(({ name }: { name: string }) => name)).toEqual(['Erika Beispiel', 'Otto']);
  });

  test('finds its order by a number that was written, and waits without one: never refused', async () => {
    const { nimm } = await start(database);
    const ohne = { auftragId: undefined, teile: [], email: '' };
    const gefunden = await nimm({ ...ohne, id: 'b'.repeat(32), bestellung: 'Bestellung b26 k7m4q' });
    expect(gefunden.json().data).toMatchObject({ auftrag: { nummer: 'B-26-K7M4Q' }, beleg: 'ohneAdresse' });
    const offen = await nimm({
      ...ohne,
      id: 'c'.repeat(32),
      bestellung: 'die Seifen von neulich',
      weg: 'telefon',
    });
    expect(offen.json().data).toMatchObject({ aufgaben: ['zuordnen'], eingangWeg: 'telefon' });
  });

  test('of a day before its order is taken in too: at the order it was taken in at, else at none', async () => {
    const { db, nimm } = await start(database);
    const tag = '2026-11-22';
    const dort = await nimm({ tag });
    expect(dort.json()).toMatchObject({
      message:
        'Der Widerruf zu B-26-K7M4Q ist aufgenommen. Bestellt wurde erst am 23.11.2026: Bitte prüfen Sie, ob er zu dieser Bestellung gehört. Die Eingangsbestätigung ist unterwegs.',
      data: { eingangTag: tag, auftrag: { nummer: 'B-26-K7M4Q' } },
    });
    const nurNummer = await nimm({ tag, id: 'b'.repeat(32), auftragId: undefined });
    expect(nurNummer.json()).toMatchObject({
      message:
        'Der Widerruf ist aufgenommen. Bitte ordnen Sie ihn einer Bestellung zu. Die Eingangsbestätigung ist unterwegs.',
      data: { eingangTag: tag, aufgaben: ['zuordnen'] },
    });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('did not come tomorrow, and is the owner’s to take in', async () => {
    const { db, as, nimm } = await start(database);
    const reply = await nimm({ tag: '2026-11-27' });
    expect([reply.statusCode, reply.json().fehler]).toEqual([400, ['tag: Dieser Tag liegt in der Zukunft.']]);
    expect((await nimm({ auftragId: 'gibtesnicht' })).statusCode).toBe(404);
    expect((await as('employee').post('/widerrufe', {})).statusCode).toBe(403);
    expect(await db.selectFrom('widerruf').select('id').execute()).toEqual([]);
  });
});

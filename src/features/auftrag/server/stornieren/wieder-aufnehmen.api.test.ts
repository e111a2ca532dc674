import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';
import { expireAuftraege } from '../geld/expire-auftraege.ts';

/** A shop with five roses, of which an unpaid order has three; its clock goes on by some seconds with each step. */
async function start(database: DatabaseName) {
  const clock = { now: new Date('2026-11-24T09:00:00.000Z') };
  const shop = await startOpenShop(database, { now: () => clock.now });
  const { db } = shop;
  const produktId = await insertWare(db, { menge: 5, name: 'Rose', preis: 5 });
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 3 }] });
  const ada = () => shop.as('admin');
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 3000);
  };
  const go = async (...[aktion, body]: Parameters<typeof done>[2]) => {
    later();
    return done(ada(), auftrag, [aktion, body]);
  };
  const zurueck = (nr: number) => {
    later();
    return doWith(ada(), auftrag, ['zuruecknehmen', { nr }]);
  };
  const seen = async () => (await shop.app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data;
  const arten = async () => (await db.selectFrom('nachricht').select('art').execute()).map(({ art }) => art);
  return { ...shop, clock, produktId, auftrag, go, zurueck, seen, arten };
}

describe.each(databases)('a cancelled order on %s', (database) => {
  test('is taken up again with its pieces, as if it had not been, and can be cancelled again', async () => {
    const { db, produktId, go, zurueck, seen, arten } = await start(database);
    await go('stornieren');
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
    const reply = await zurueck(2);
    expect(reply.json()).toMatchObject({
      message: expect.stringMatching(
        /„Storniert“ ist zurückgenommen\. Die E-Mail „.+“ geht nicht mehr hinaus\.$/,
      ),
      data: { stand: 'offen', aufgabe: 'geld', offen: 19.9 },
    });
    expect([await gehalten(db, produktId), await arten()]).toEqual([{ bestand: 3, zeilen: 3 }, []]);
    expect(await seen()).toMatchObject({ stand: 'offen', ereignisse: [{ typ: 'bestellt' }] });
    expect((await verifyShop(db)).problems).toEqual([]);

    expect(await go('stornieren')).toMatchObject({ stand: 'storniert' });
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('stays cancelled when others have got its pieces since, or when its money went back', async () => {
    const { db, produktId, go, zurueck } = await start(database);
    await go('stornieren');
    await insertAuftrag(db, { posten: [{ produktId, menge: 4 }] });
    const refused = await zurueck(2);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Von Rose ist nur noch 1 Stück frei, bestellt: 3. Die Bestellung bleibt storniert. Ist neue Ware da, buchen Sie sie bitte zuerst im Lager ein.',
    ]);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 4, zeilen: 4 });

    await go('zahlung', { betrag: 19.9, tag: '2026-11-24' });
    await go('erstattung', { betrag: 5, tag: '2026-11-24' });
    expect((await zurueck(2)).json().message).toMatch(/^Dieser Schritt lässt sich nicht mehr zurücknehmen/);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('whose money came a day too late is taken up again; that its cancellation was written is said', async () => {
    const { db, clock, go, zurueck } = await start(database);
    const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };
    for (const at of ['2026-11-28T10:00:00.000Z', '2026-12-03T19:00:00.000Z']) {
      clock.now = new Date(at);
      await expireAuftraege(db, { adresse: 'http://localhost', now: clock.now, log });
    }
    const gesendetAt = clock.now.toISOString();
    const raus = { gesendetAt, zuerstGesendetAt: gesendetAt, faelligAt: null };
    await db.updateTable('nachricht').set(raus).execute();
    clock.now = new Date('2026-12-04T09:00:00.000Z');
    await go('zahlung', { betrag: 19.9, tag: '2026-12-04' });
    const reply = await zurueck(3);
    expect(reply.json().message).toMatch(
      /„.*kein Geld kam“ ist .* ist schon hinausgegangen\. Bitte schreiben Sie/,
    );
    expect(reply.json().data).toMatchObject({ stand: 'bezahlt', aufgabe: 'packen', zurueck: 0 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is taken up again once by two at once, and stays cancelled when its customer cancels it', async () => {
    const { db, app, as, produktId, auftrag, go, zurueck } = await start(database);
    await go('stornieren');
    const other = as('employee');
    await other.token();
    const [eine, andere] = await Promise.all([
      zurueck(2),
      other.post(`/bestellungen/${auftrag.id}/zuruecknehmen`, { gesehen: 2, nr: 2 }),
    ]);
    expect([eine.statusCode, andere.statusCode].toSorted()).toEqual([200, 409]);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 3, zeilen: 3 });
    const storno = await app.inject({ method: 'POST', url: `/api/bestellung/${auftrag.token}/stornieren` });
    expect(storno.statusCode).toBe(200);
    const { ereignisse } = (await as('admin').get(`/bestellungen/${auftrag.id}`)).json().data;
    // What its customer has cancelled stays so.
    expect(ereignisse.at(-1)).toMatchObject({ typ: 'storniert', kannZurueck: false });
  });
});

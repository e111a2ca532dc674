import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { anonymiseAuftraege, readBestellToken } from '#features/auftrag/server/index.ts';
import { forgetPost } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { addressOf } from '#shared/wire/call.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import { insertBelegRows } from '#test/beleg/insert-beleg.ts';
import { insertMarktBeleg } from '#test/beleg/insert-markt-beleg.ts';
import { writeBeleg } from '#test/beleg/write-beleg.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { buildTestApp, callApi, callerAs, startTestApp } from '#test/test-app.ts';
import { buchhaltungCalls } from '../calls.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = now().toISOString();
// Nothing of it is open, so that nothing holds back its deletion.
const storniert: Ereignis = { typ: 'storniert', angaben: { grund: 'kunde' }, at };
const email = 'kaethe@kundschaft.example';

const kopieVon = (nummer: string) => addressOf(buchhaltungCalls.kopie, { params: { nummer } });

/** A shop with the invoice of an order, and the way to send it. */
async function start(database: DatabaseName) {
  const shop = await startTestApp(database, { now, publicUrl: 'https://laden.example' });
  const { db } = shop;
  const produktId = await insertProdukt(db, { preis: 7.9 });
  const posten = [{ produktId, menge: 2 }];
  const auftrag = await insertAuftrag(db, {
    ...{ posten, ereignisse: [storniert], email, emailKey: email },
  });
  const anlass = { art: 'bestellung' as const, nummer: auftrag.nummer, tag: '2026-11-23' };
  const nummer = await writeBeleg(db, { auftragId: auftrag.id, ereignisNr: 1 }, { now: at, anlass });
  const admin = shop.as('admin');
  const send = (an: unknown, gesehen = 0, welche = nummer) => admin.post(kopieVon(welche), { an, gesehen });
  return { ...shop, auftrag, nummer, admin, send };
}

/** Where copies went. */
async function kopien(db: Db) {
  return (await listPost(db, 'belegKopie')).map(({ an }) => an);
}

describe.each(databases)('a copy of a document on %s', (database) => {
  test('goes to the customer as a message of her order, with the document and the way to her order', async () => {
    const { db, auftrag, nummer, send } = await start(database);
    const reply = await send(` ${email.toUpperCase()} `);
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      `Die Kopie von ${nummer} an ${email} liegt im Postausgang.`,
    ]);
    const [mail] = await listPost(db, 'belegKopie');
    expect(reply.json().data).toMatchObject({
      ...{ nummer, email },
      mails: [{ id: mail?.id, betreff: mail?.betreff, an: email, at, stand: 'wartet' }],
    });
    expect(mail).toMatchObject({
      ...{ auftragId: auftrag.id, accountId: null, an: email },
      betreff: expect.stringContaining(`Rechnung zur Bestellung ${auftrag.nummer} bei`),
      text: expect.stringContaining('/bestellung/{{bestellung}}'),
    });
    expect(mail?.text).toContain('/widerruf#{{bestellung}}');
    expect(JSON.parse(mail?.anhaenge ?? '')).toEqual([
      { art: 'beleg', id: expect.any(String), name: nummer },
    ]);
    // One more, by who has seen it.
    expect((await send(email, 1)).json().data.mails).toHaveLength(2);
    expect((await listPost(db, 'belegKopie')).at(-1)?.betreff).toMatch(/^Noch einmal: /);
  });

  test('goes to any other address, which opens nothing of the order', async () => {
    const { db, auftrag, send } = await start(database);
    expect((await send('Kanzlei <büro@käse.example>')).statusCode).toBe(200);
    const [mail] = await listPost(db, 'belegKopie');
    expect(mail).toMatchObject({ an: 'büro@käse.example', anName: '', auftragId: auftrag.id });
    expect(`${mail?.text} ${mail?.html}`).not.toContain('{{bestellung}}');
  });

  test('is called a repetition only to whom one went out, or is about to', async () => {
    const { db, send } = await start(database);
    const betreff = async () => (await listPost(db, 'belegKopie')).at(-1)?.betreff;
    await send(email);
    for (const [gesehen, fehler] of [
      [1, '550 unknown'],
      [2, null],
    ] as const) {
      await db.updateTable('nachricht').set({ faelligAt: null, fehler }).execute();
      await send(email, gesehen);
      expect(await betreff()).toMatch(/^Rechnung zur Bestellung/);
    }
    await db.updateTable('nachricht').set({ gesendetAt: at, faelligAt: null, fehler: null }).execute();
    await send(email, 3);
    expect(await betreff()).toMatch(/^Noch einmal: /);
  });

  test('is seen in the order by the owner alone, documents are hers', async () => {
    const { auftrag, admin, as, send } = await start(database);
    await send('kanzlei@steuer.example');
    const { id: auftragId } = auftrag;
    const seen = async (person: typeof admin) =>
      (await person.get(`/bestellungen/${auftragId}`)).json().data.nachrichten;
    expect(await seen(admin)).toMatchObject([{ an: 'kanzlei@steuer.example' }]);
    expect(await seen(as('employee'))).toEqual([]);
  });

  test('is in the data of the order’s person: hers as she got it, of others when, about what and to whom', async () => {
    const { app, db, auftrag, send } = await start(database);
    await send(email.toUpperCase());
    await send('kanzlei@steuer.example', 1);
    const path = `/bestellung/${await readBestellToken(db, auftrag.id)}/daten`;
    const { data } = (await callApi(app, { method: 'GET', path })).json();
    const betreff = expect.stringMatching(/^Rechnung zur Bestellung/);
    expect(data.nachrichten).toEqual([
      { am: at, an: 'kanzlei@steuer.example', betreff, text: '', vonIhr: false },
      { am: at, an: email, betreff, text: expect.stringContaining(auftrag.nummer), vonIhr: false },
    ]);
  });

  test('of a market day belongs to no order, and stays as long as letters', async () => {
    const { db, admin, send } = await start(database);
    const { nummer } = await insertMarktBeleg(db, { now: at, ort: 'Leipzig' });
    expect((await send('kanzlei@steuer.example', 0, nummer)).statusCode).toBe(200);
    expect((await admin.get(`/belege/${nummer}`)).json().data.mails).toMatchObject([
      { an: 'kanzlei@steuer.example' },
    ]);
    expect((await send('kanzlei@steuer.example', 0, nummer)).statusCode).toBe(409);
    await db.updateTable('nachricht').set({ faelligAt: null, gesendetAt: at }).execute();
    await forgetPost(db, { now: new Date('2032-12-31T09:00:00.000Z') });
    expect(await kopien(db)).toHaveLength(1);
    await forgetPost(db, { now: new Date('2033-01-02T09:00:00.000Z') });
    expect(await kopien(db)).toEqual([]);
  });

  test('goes out once when two windows send it, and the other is told with the mails of now', async () => {
    const { db, reopen, nummer, admin, send } = await start(database);
    const anderer = await buildTestApp(reopen(), { now });
    const node = callerAs(anderer, db, { role: 'admin', now });
    const replies = await Promise.all([
      send(email),
      node.post(kopieVon(nummer), { an: email, gesehen: 0 }),
      send(email),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.message).toMatch(/^Inzwischen ging schon eine Mail mit diesem Beleg hinaus/);
    expect(refused.data).toEqual((await admin.get(`/belege/${nummer}`)).json().data);
    expect(await kopien(db)).toEqual([email]);
  });

  test('is refused of no document, to no address, and by no employee', async () => {
    const { db, as, nummer, send } = await start(database);
    expect((await send(email, 0, 'RE-2026-9999')).statusCode).toBe(404);
    for (const an of ['', 'kaethe', 'a@b.example, c@d.example', undefined]) {
      const reply = await send(an);
      expect([reply.statusCode, reply.json().fehler?.[0]]).toEqual([
        400,
        expect.stringMatching(/^an: Bitte/),
      ]);
    }
    const fremd = await as('employee').post(kopieVon(nummer), { an: email, gesehen: 0 });
    expect(fremd.statusCode).toBe(403);
    expect(await kopien(db)).toEqual([]);
  });

  test('is gone with the person of the order, and no further one goes out', async () => {
    const { db, send } = await start(database);
    await send(email);
    await send('kanzlei@steuer.example', 1);
    await anonymiseAuftraege(db, { now: new Date('2036-01-02T09:00:00.000Z') });
    expect(await kopien(db)).toEqual([]);
    const reply = await send(email);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      expect.stringMatching(/^Von diesem Beleg gibt es keine Kopie mehr/),
    ]);
    expect(await kopien(db)).toEqual([]);
  });

  test('of one that cannot be read is not sent: nobody knows what it says', async () => {
    const { db, send } = await start(database);
    await insertBelegRows(db, 7, { ...belegProbe(), form: 2 as 1 });
    const reply = await send(email, 0, 'RE-2026-7');
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      expect.stringMatching(/^Was in diesem Beleg steht, lässt sich nicht lesen/),
    ]);
  });

  test('the owner reads what the next document would be called', async () => {
    const { admin, as } = await start(database);
    expect((await admin.get('/belege/folge')).json().data).toEqual({
      ...{ naechste: 'RE-2026-0002', jahr: 2026, frei: 2 },
    });
    expect((await as('employee').get('/belege/folge')).statusCode).toBe(403);
  });
});

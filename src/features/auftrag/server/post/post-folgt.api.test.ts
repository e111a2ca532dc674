import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { expireAuftraege } from '../geld/expire-auftraege.ts';

const adresse = 'http://localhost';
const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };
const tag = '2026-11-24';
const bisDort = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;

/** A shop with an order of three soaps for 5 € each; its clock stands where it is put. */
async function start(database: DatabaseName, fields: Partial<Parameters<typeof insertAuftrag>[1]> = {}) {
  const clock = { now: new Date('2026-11-28T10:00:00.000Z') };
  const shop = await startOpenShop(database, { now: () => clock.now });
  const posten = [{ produktId: await insertWare(shop.db, { menge: 9, preis: 5 }), menge: 3 }];
  const auftrag = await insertAuftrag(shop.db, { posten, ...fields });
  const post = async () => {
    const rows = await listPost(shop.db);
    return rows.map(({ art, text }) => ({ art, text: text.replaceAll(/\s+/g, ' ') }));
  };
  const seen = async () => (await shop.app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data;
  const run = (at: string) => {
    clock.now = new Date(at);
    return expireAuftraege(shop.db, { adresse, now: clock.now, log });
  };
  const go = (aktion: Parameters<typeof done>[2][0], body: object = {}) =>
    done(shop.as('admin'), auftrag, [aktion, body]);
  const send = (aktion: Parameters<typeof doWith>[2][0], body: object = {}) =>
    doWith(shop.as('admin'), auftrag, [aktion, body]);
  const view = async () => (await shop.as('admin').get(`/bestellungen/${auftrag.id}`)).json().data;
  const events = async () => {
    const rows = await shop.db.selectFrom('auftragEreignis').select('typ').orderBy('nr').execute();
    return rows.map(({ typ }) => typ);
  };
  return { ...shop, auftrag, clock, post, seen, run, go, send, view, events };
}

const paket = { dienst: 'DHL', nummer: '', ohneZahlung: true };

describe.each(databases)('messages that wait on %s', (database) => {
  test('nobody is threatened with a cancellation whose parcel is on its way: the mail says what is owed', async () => {
    const { run, go, post, seen } = await start(database);
    await run('2026-11-28T10:00:00.000Z');
    expect((await seen()).ueberweisung).toMatchObject({ betrag: 19.9, stornoAm: '2026-12-03' });
    await go('versendet', paket);
    expect(await post()).toMatchObject([
      { art: 'versandt', text: expect.stringContaining('Offen sind noch 19,90 €') },
    ]);
    const { ueberweisung } = await seen();
    expect(ueberweisung.betrag).toBe(19.9);
    expect(ueberweisung).not.toHaveProperty('stornoAm');
  });

  test('a reminder that waits has the sum that is left after a part was cancelled', async () => {
    const { run, go, post } = await start(database);
    await run('2026-11-28T10:00:00.000Z');
    await go('teilStornieren', { teile: [{ nr: 1, menge: 2 }] });
    const [teil, erinnerung, ...others] = await post();
    expect([teil?.art, erinnerung?.art, others]).toEqual(['teilStorniert', 'erinnerung', []]);
    expect(erinnerung?.text).toContain('Betrag: 9,90 €');
    expect(erinnerung?.text).not.toContain('19,90');
  });

  test('goods that lie ready cost what is left of them to pay', async () => {
    const { go, post, clock } = await start(database, bisDort);
    await go('abholbereit');
    clock.now = new Date('2026-11-28T10:00:05.000Z');
    await go('zahlung', { betrag: 9.9, tag });
    expect(await post()).toMatchObject([
      { art: 'abholbereit', text: expect.stringContaining('Sie bezahlen 10,00 € beim Abholen') },
    ]);
    clock.now = new Date('2026-11-28T10:00:09.000Z');
    await go('abgeholt', { bezahlt: true });
    expect((await post()).map(({ art }) => art)).toEqual(['rechnung']);
  });

  test('of two payments the one that is left is confirmed, with what is missing now', async () => {
    const { go, post, clock } = await start(database);
    await go('zahlung', { betrag: 5, tag });
    clock.now = new Date('2026-11-28T10:00:05.000Z');
    await go('zahlung', { betrag: 3, tag });
    expect((await post()).map(({ art }) => art)).toEqual(['zahlung', 'zahlung']);
    await go('zuruecknehmen', { nr: 2 });
    const [zahlung, ...others] = await post();
    expect(others).toEqual([]);
    expect(zahlung?.text).toContain('Ihre Zahlung von 3,00 €');
    expect(zahlung?.text).toContain('Es fehlen noch 16,90 €');
  });

  test('nothing lies ready any more for somebody whose payment was a mistake', async () => {
    const { go, post } = await start(database, { versandart: 'abholung' });
    await go('zahlung', { betrag: 19.9, tag });
    await go('abholbereit');
    await go('zuruecknehmen', { nr: 2 });
    expect(await post()).toEqual([]);
  });

  test('money that was returned is confirmed, unless that was a mistake', async () => {
    const { go, post } = await start(database);
    await go('zahlung', { betrag: 29.9, tag });
    await go('erstattung', { betrag: 4, tag });
    expect((await post()).at(-1)).toMatchObject({
      ...{ art: 'erstattung', text: expect.stringMatching(/haben Ihnen 4,00 €.* noch 6,00 € zurück/) },
    });
    await go('zuruecknehmen', { nr: 3 });
    expect((await post()).map(({ art }) => art)).toEqual(['zahlung']);
  });

  test('who has read that money is there is reminded again, with a day at least, before the order is cancelled', async () => {
    const { run, go, clock, events, seen } = await start(database);
    await run('2026-11-28T10:00:00.000Z');
    clock.now = new Date('2026-12-03T18:57:00.000Z');
    await go('zahlung', { betrag: 5, tag: '2026-12-03' });
    expect((await seen()).ueberweisung).not.toHaveProperty('stornoAm');
    clock.now = new Date('2026-12-03T18:58:00.000Z');
    await go('zuruecknehmen', { nr: 3 });
    await run('2026-12-03T19:00:30.000Z');
    await run('2026-12-04T18:57:00.000Z');
    const bisher = ['bestellt', 'erinnert', 'zahlung', 'zurueckgenommen'];
    expect(await events()).toEqual(bisher);
    expect((await seen()).ueberweisung.stornoAm).toBe('2026-12-09');
    await run('2026-12-04T18:58:00.000Z');
    await run('2026-12-09T18:59:00.000Z');
    expect(await events()).toEqual([...bisher, 'erinnert']);
    await run('2026-12-09T19:00:00.000Z');
    expect((await events()).at(-1)).toBe('storniert');
  });

  test('a step is taken back with its mail while that waits; one that has left is named before and after', async () => {
    const { db, go, post, clock, send, view } = await start(database, { versandart: 'abholung' });
    const later = (seconds: number) => {
      clock.now = new Date(Date.parse('2026-11-28T10:00:00.000Z') + seconds * 1000);
    };
    const tell = async (nr: number) => (await send('zuruecknehmen', { nr })).json().message;
    await go('zahlung', { betrag: 19.9, tag });
    later(2);
    await go('abholbereit');
    later(4);
    expect((await view()).ereignisse[2]).toMatchObject({ kannZurueck: true, hinausgegangen: [] });
    expect(await tell(3)).toMatch(
      /: „Liegt zum Abholen bereit“ ist zurückgenommen\. Die E-Mail „[^“]*B-26-[^“]*“ geht nicht mehr hinaus\.$/,
    );
    expect((await post()).map(({ art }) => art)).toEqual(['zahlung']);
    expect((await view()).ereignisse[3]).toMatchObject({ details: [], hinausgegangen: [] });

    later(6);
    await go('abholbereit');
    await sendAll();
    later(8);
    const [zahlung, bereit] = (await view()).nachrichten.map(({ betreff }: { betreff: string }) => betreff);
    const { ereignisse } = await view();
    expect(ereignisse[1].hinausgegangen).toEqual([zahlung, bereit]);
    expect(ereignisse[4]).toMatchObject({ typ: 'abholbereit', hinausgegangen: [bereit] });
    expect(await tell(5)).toContain(
      `Die E-Mail „${bereit}“ ist schon hinausgegangen. Bitte schreiben Sie der Kundschaft`,
    );
    expect((await view()).ereignisse.slice(3)).toMatchObject([
      { details: [], hinausgegangen: [] },
      { isZurueckgenommen: true, hinausgegangen: [] },
      { details: [`Die E-Mail „${bereit}“ war schon hinausgegangen.`], hinausgegangen: [bereit] },
    ]);

    async function sendAll() {
      const gesendetAt = clock.now.toISOString();
      const werte = { gesendetAt, zuerstGesendetAt: gesendetAt, faelligAt: null };
      await db.updateTable('nachricht').set(werte).execute();
    }
  });

  test('of what left unpaid the workshop is reminded when it is late, and reminds in one step; nothing is cancelled', async () => {
    const { db, run, go, post, send, view, events, auftrag } = await start(database);
    await go('versendet', paket);
    expect(await view()).toMatchObject({
      aufgabe: 'geld',
      aktionen: ['zahlung', 'erinnern', 'nachricht', 'notiz'],
    });
    await run('2026-12-05T07:59:00.000Z');
    expect(await events()).toEqual(['bestellt', 'versendet']);
    await run('2026-12-05T08:00:00.000Z');
    await run('2027-01-05T08:00:00.000Z');
    expect(await view()).toMatchObject({ aufgabe: 'problem', stand: 'versendet', offen: 19.9 });
    expect((await view()).ereignisse.at(-1)).toMatchObject({
      ...{ von: 'Automatisch', text: 'Noch nicht bezahlt' },
      details: ['Die Ware ist aus dem Haus. Bitte an die Zahlung erinnern.'],
    });

    const reply = await send('erinnern');
    expect(reply.json()).toMatchObject({
      message: `${auftrag.nummer}: Die Erinnerung an die Zahlung ist unterwegs.`,
      data: { aufgabe: 'problem' },
    });
    const erinnerung = (await post()).at(-1);
    expect(erinnerung?.art).toBe('erinnerung');
    expect(erinnerung?.text).toContain(
      'schon auf dem Weg oder bei Ihnen, Ihre Überweisung ist bei uns aber noch nicht',
    );
    expect(erinnerung?.text).toContain('Betrag: 19,90 €');
    expect(erinnerung?.text).not.toContain('stornieren');
    await run('2027-03-05T08:00:00.000Z');
    expect(await events()).toEqual(['bestellt', 'versendet', 'ueberfaellig', 'erinnert']);
    expect((await verifyShop(db)).problems).toEqual([]);

    await go('zahlung', { betrag: 19.9, tag });
    expect(await view()).toMatchObject({ aufgabe: 'erledigt' });
    expect((await send('erinnern')).json().message).toBe('Für diese Bestellung ist nichts mehr zu bezahlen.');
  });

  test('an order that the shop reminds of by itself is not reminded by hand', async () => {
    const { send, events } = await start(database);
    const reply = await send('erinnern');
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'An diese Zahlung erinnert der Laden von selbst.',
    ]);
    expect(await events()).toEqual(['bestellt']);
  });
});

import { describe, expect, test } from 'vitest';
import { expireAuftraege } from '#features/auftrag/server/index.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { addressOf } from '#shared/wire/call.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { openLaden } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { callApi, senderOf, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { changeWege } from '#test/zahlung/change-wege.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import {
  geschehenOf,
  insertOnlineAuftrag,
  nachMinuten,
  offerOnline,
  onlineAt,
  versucheOf,
} from '#test/zahlung/online-laden.ts';
import { zahlungsseiteCalls } from '../../online/zahlungsseite-calls.ts';

async function openSeite(database: DatabaseName) {
  let now = onlineAt;
  const anbieter = fakeAnbieter({ now: () => now });
  const { app, db } = await startTestApp(database, { anbieter, now: () => now });
  await openLaden(db);
  await offerOnline(db, anbieter);
  const produktId = await insertWare(db, { menge: 10, preis: 7.9 });
  const auftrag = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  const send = senderOf(app);
  const wait = (minuten: number) => {
    now = nachMinuten(minuten);
  };
  const params = (token = auftrag.token) => ({ params: { token } });
  const read = async (token?: string) => (await send(zahlungsseiteCalls.read, params(token))).data;
  const pruefe = async () => (await send(zahlungsseiteCalls.pruefen, params())).data;
  const beginne = async () => (await send(zahlungsseiteCalls.beginnen, params())).data;
  const call = (name: keyof typeof zahlungsseiteCalls, token = auftrag.token) => {
    const { method } = zahlungsseiteCalls[name];
    return callApi(app, { method, path: addressOf(zahlungsseiteCalls[name], params(token)) });
  };
  return { db, anbieter, auftrag, produktId, wait, read, pruefe, beginne, call, now: () => now };
}

const zuZahlen = {
  ...{ stand: 'zuZahlen', betrag: 20.7, wege: ['karte', 'paypal'], modus: 'test' },
  ...{ bis: nachMinuten(24 * 60).toISOString(), kannUeberweisen: true },
};

describe.each(databases)('the page on which an order is paid on %s', (database) => {
  test('says what can be paid, then that it is being looked at, then that it is paid', async () => {
    const { anbieter, auftrag, read, pruefe, beginne, wait } = await openSeite(database);
    const { nummer } = auftrag;
    expect(await read()).toEqual({ nummer, ...zuZahlen });
    const { adresse } = await beginne();
    expect([...anbieter.sessions.values()].map((one) => one.adresse)).toEqual([adresse]);
    expect(await read()).toEqual({ nummer, ...zuZahlen, stand: 'pruefung' });
    wait(1);
    expect((await pruefe()).stand).toBe('pruefung');
    anbieter.zahlen();
    wait(2);
    const { wege, modus } = zuZahlen;
    const bezahlt = { nummer, stand: 'bezahlt', betrag: 0, wege, modus, kannUeberweisen: false };
    expect(await pruefe()).toEqual(bezahlt);
    expect(await pruefe()).toEqual(bezahlt);
  });

  test('knows at once that it is paid, also of who went there a second time and was quick', async () => {
    const { anbieter, pruefe, beginne } = await openSeite(database);
    await beginne();
    await beginne();
    anbieter.zahlen();
    expect((await pruefe()).stand).toBe('bezahlt');
  });

  test('without an answer of the provider says what is stored; to begin is refused', async () => {
    const { anbieter, pruefe, call, beginne, wait } = await openSeite(database);
    anbieter.failNext(1);
    const refused = await call('beginnen');
    expect([refused.statusCode, refused.json().message]).toEqual([
      503,
      'Die Bezahlseite antwortet gerade nicht. Ihre Bestellung bleibt bestehen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    ]);
    expect((await pruefe()).stand).toBe('zuZahlen');
    await beginne();
    wait(1);
    anbieter.failNext(1);
    expect((await pruefe()).stand).toBe('pruefung');
  });

  test('says why an order cannot be paid, and what to do instead', async () => {
    const { db, read, wait, auftrag, now, call } = await openSeite(database);
    wait(12 * 60);
    const log = { error: () => {} };
    await expireAuftraege(db, { now: now(), adresse: '', log });
    wait(24 * 60);
    expect(await read()).toMatchObject({
      stand: 'vorbei',
      grund:
        'Die Zeit zum Bezahlen ist vorbei. Die Bestellung wird storniert. Bitte bestellen Sie noch einmal.',
    });
    await expireAuftraege(db, { now: now(), adresse: '', log });
    expect(await read()).toMatchObject({
      ...{ stand: 'vorbei', betrag: 0, kannUeberweisen: false },
      grund: 'Diese Bestellung ist storniert oder widerrufen. Bitte bezahlen Sie nichts mehr.',
    });
    const refused = await call('beginnen');
    expect(refused.statusCode).toBe(409);
    expect(await versucheOf(db, auftrag.id)).toEqual([]);
  });

  test('of a shop whose provider offers nothing says that it cannot be paid now, and lets its customer transfer', async () => {
    const { db, read } = await openSeite(database);
    await saveOnlineAngebot(db, undefined, onlineAt);
    expect(await read()).toMatchObject({
      ...{ stand: 'vorbei', betrag: 20.7, wege: [], kannUeberweisen: true },
      grund:
        'Online bezahlen geht gerade nicht. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns.',
    });
  });

  test('names no way that the owner has switched off, and without any is as without a provider', async () => {
    const { db, read, beginne, call, anbieter, pruefe } = await openSeite(database);
    await beginne();
    await changeWege(db, { karte: { aktiv: false } });
    expect((await read()).wege).toEqual(['paypal']);
    await changeWege(db, { paypal: { aktiv: false } });
    expect(await read()).toMatchObject({ wege: [], kannUeberweisen: true });
    expect((await call('beginnen')).statusCode).toBe(409);
    // What was begun before goes on at the provider.
    anbieter.zahlen();
    expect((await pruefe()).stand).toBe('bezahlt');
  });

  test('of an order by transfer offers to pay online too, and nothing to be changed', async () => {
    const { db, read, produktId } = await openSeite(database);
    const { token } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    expect(await read(token)).toMatchObject({ stand: 'zuZahlen', betrag: 12.8, kannUeberweisen: false });
  });

  test('opens by the link alone, and stays in no cache, index or referrer', async () => {
    const { call } = await openSeite(database);
    for (const name of ['read', 'beginnen', 'pruefen', 'ueberweisen'] as const) {
      const { statusCode, headers, body } = await call(name, 'x'.repeat(43));
      expect([statusCode, JSON.parse(body).message]).toEqual([
        404,
        'Unter diesem Link gibt es keine Bestellung. Bitte prüfen Sie, ob er vollständig ist.',
      ]);
      expect(headers).toMatchObject({
        ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });
});

describe.each(databases)('paying by transfer instead on %s', (database) => {
  test('ends what was begun, so that it cannot be paid twice; a repetition changes nothing', async () => {
    const { db, anbieter, auftrag, beginne, call } = await openSeite(database);
    await beginne();
    const [erste, zweite] = [await call('ueberweisen'), await call('ueberweisen')];
    expect([erste.statusCode, zweite.statusCode]).toEqual([200, 200]);
    expect(erste.json().message).toMatch(/^Sie bezahlen jetzt per Überweisung\./);
    expect(erste.json().data).toMatchObject({ stand: 'zuZahlen', kannUeberweisen: false });
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgebrochen' }]);
    expect(anbieter.zahlen()).toBe(0);
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlart']);
  });

  test('is refused for what was paid just now, and while the provider does not say', async () => {
    const { db, anbieter, auftrag, beginne, call } = await openSeite(database);
    await beginne();
    anbieter.failNext(1);
    expect((await call('ueberweisen')).statusCode).toBe(503);
    anbieter.zahlen();
    const refused = await call('ueberweisen');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Diese Bestellung ist schon bezahlt.',
    ]);
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);
  });

  test('is refused when another tab begins to pay while the first one is ended', async () => {
    const { db, anbieter, auftrag, beginne, call } = await openSeite(database);
    await beginne();
    anbieter.beforeCall = async (art) => {
      if (art !== 'brichAb') return;
      anbieter.beforeCall = () => {};
      const versuche = db.updateTable('zahlungsversuch').where('auftragId', '=', auftrag.id);
      await versuche.set({ stand: 'abgebrochen', beendetAt: 'x', pruefenAt: null }).execute();
      await beginne();
    };
    const refused = await call('ueberweisen');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('in einem anderen Fenster'),
    ]);
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt']);
  });

  test('is not possible while transfers are switched off', async () => {
    const { db, read, call, auftrag, beginne } = await openSeite(database);
    await beginne();
    await changeEinstellung(db, 'zahlung', { vorkasse: { ...vorkasse, aktiv: false } });
    expect((await read()).kannUeberweisen).toBe(false);
    const refused = await call('ueberweisen');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Per Überweisung lässt sich gerade nicht bezahlen. Bitte schreiben Sie uns.',
    ]);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'offen' }]);
  });
});

const vorkasse = {
  ...{ kontoinhaber: 'Ada Lovelace', iban: 'DE02120300000000202051', bank: '' },
  ...{ zahlungstage: 7, erinnernNachTagen: 8, stornierenNachTagen: 10 },
};

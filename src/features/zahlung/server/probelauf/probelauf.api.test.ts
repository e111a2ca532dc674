import { describe, expect, onTestFinished, test } from 'vitest';
import { addressOf } from '#shared/wire/call.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { startFakeMollie } from '#test/zahlung/fake-mollie.ts';
import { startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { FakeRefusal } from '#test/zahlung/fake-stripe-session.ts';
import { nachMinuten, onlineAt } from '#test/zahlung/online-laden.ts';
import { meldungCalls } from '../../online/meldung-calls.ts';
import { probelaufCalls } from '../../probelauf/probelauf-calls.ts';
import { AnbieterError, type Umstand, type ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { openMollie } from '../anbieter/mollie.ts';
import { openProbe } from '../anbieter/probe.ts';
import { openStripe } from '../anbieter/stripe.ts';
import { countLaufende } from '../laufende.repository.ts';
import { hasZahlungen } from '../online/settle-zahlungen.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import { beginProbelauf } from './begin-probelauf.ts';
import { checkProbelauf, readProbelauf, readProbelaufStand } from './read-probelauf.ts';

const zurueck = 'https://seifenhof.example/admin/einstellungen?feld=probezahlung&probezahlung=zurueck';

/** A shop with a provider that its owner has not tried, and with another node of it. */
async function openProbelauf(database: DatabaseName) {
  const { db, reopen } = await openMigratedDatabase(database);
  let now = onlineAt;
  const anbieter = fakeAnbieter({ now: () => now });
  const services: ZahlungServices = {
    ...{ anbieter, now: () => now, adresse: 'https://seifenhof.example' },
    log: { error: () => {} },
  };
  const node = database === 'SQLite' ? db : reopen();
  const mit = (other: ZahlungsAnbieter | undefined) => ({ ...services, anbieter: other });
  const check = (on = db) => checkProbelauf(on, services);
  const begin = (on = db) => beginProbelauf(on, services);
  const session = () => [...anbieter.sessions.values()].at(-1) ?? expect.unreachable();
  /** She has paid there, and comes back. */
  const pay = async () => {
    await begin();
    anbieter.zahle(session().anbieterId);
  };
  const rows = () => db.selectFrom('probelauf').selectAll().orderBy('createdAt').orderBy('id').execute();
  const staende = async () => (await rows()).map(({ stand }) => stand);
  const wait = (minuten: number) => {
    now = nachMinuten(minuten);
  };
  /** The next question of this kind gets this for an answer. */
  const failWith = (call: 'lies' | 'erstatte' | 'beginne', umstand: Umstand) => {
    const right = anbieter[call];
    anbieter[call] = async () => {
      anbieter[call] = right as never;
      throw new AnbieterError('No.', umstand);
    };
  };
  const shop = { db, node, anbieter, services, mit, check, begin, session, pay };
  return { ...shop, rows, staende, wait, failWith };
}

/** She has paid at Stripe, and is not back yet. */
async function payAtStripe(database: DatabaseName) {
  const { db, mit, services } = await openProbelauf(database);
  const stripe = await startFakeStripe({ now: services.now });
  onTestFinished(stripe.close);
  const anbieter = openStripe(stripe, { now: services.now, maxNetworkRetries: 0 });
  await beginProbelauf(db, mit(anbieter));
  stripe.pay([...stripe.sessions.keys()][0] ?? '');
  return { db, mit, stripe, anbieter };
}

const bezahltText = 'ist inzwischen bezahlt';

describe.each(databases)('a trial payment on %s', (database) => {
  test('is paid on the provider’s page, and goes back once it is seen there', async () => {
    const { check, pay, session, anbieter, services, db } = await openProbelauf(database);
    const wo = { anbieter: 'stripe', modus: 'test' } as const;
    const nie = { anbieter: { name: 'Stripe', modus: 'test' }, betrag: 1, bestanden: false };
    expect(await readProbelauf(db, services)).toEqual(nie);
    await pay();
    expect(session().zahlung).toEqual({
      ...{ id: expect.any(String), nummer: 'Probe', betragCent: 100, laeuftBis: nachMinuten(60) },
      ...{ email: '', ladenName: expect.any(String), erfolg: zurueck, abbruch: zurueck, ohne: [] },
    });
    expect(await readProbelaufStand(db, wo)).toEqual({ bestanden: false });
    const at = onlineAt.toISOString();
    const lauf = { stand: 'zurueck', grund: '', createdAt: at, bezahltAt: at, beendetAt: at };
    expect(await check()).toEqual({ ...nie, bestanden: true, lauf });
    expect(await check()).toEqual(await readProbelauf(db, services));
    expect([...anbieter.erstattungen.values()]).toMatchObject([{ betragCent: 100, nummer: 'Probe' }]);
    expect(anbieter.calls).toMatchObject({ lies: 1, erstatte: 1 });
    expect(await readProbelaufStand(db, wo)).toEqual({ bestanden: true });
    expect(await readProbelaufStand(db, { ...wo, modus: 'live' })).toEqual({ bestanden: false });
  });

  test('begun in two tabs and again is one, at the same address', async () => {
    const { begin, node, anbieter, rows } = await openProbelauf(database);
    const adressen = [...(await Promise.all([begin(), begin(node)])), await begin()];
    expect(new Set(adressen.map(({ adresse }) => adresse)).size).toBe(1);
    expect(anbieter.sessions.size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('of which nobody knows whether it was begun is begun again under the same id', async () => {
    const { begin, anbieter, rows, wait, check } = await openProbelauf(database);
    anbieter.loseNext(1);
    await expect(begin()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^Stripe antwortet/),
    });
    expect((await check()).lauf).toMatchObject({ stand: 'begonnen' });
    await begin();
    expect([anbieter.sessions.size, (await rows()).length]).toEqual([1, 1]);
    wait(61);
    expect((await check()).lauf).toMatchObject({ stand: 'gescheitert', grund: 'Nicht bezahlt.' });
  });

  test('whose begin nobody has heard of ends with its time, and another begins', async () => {
    const { begin, anbieter, staende, wait, check } = await openProbelauf(database);
    anbieter.failNext(1);
    await expect(begin()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    wait(30);
    await begin();
    expect(await staende()).toEqual(['gescheitert', 'begonnen']);
    anbieter.sessions.clear();
    expect((await check()).lauf?.grund).toBe('Stripe findet die Zahlung nicht.');
  });

  test('that two tabs see paid goes back once', async () => {
    const { check, pay, node, anbieter, staende } = await openProbelauf(database);
    await pay();
    const both = await Promise.all([check(), check(node)]);
    expect(both.map(({ lauf }) => lauf?.stand)).toEqual(['zurueck', 'zurueck']);
    expect(anbieter.erstattungen.size).toBe(1);
    expect(await staende()).toEqual(['zurueck']);
  });

  test('that was paid is not begun again before it went back, and another may be tried then', async () => {
    const { begin, pay, check, staende, anbieter, db, services } = await openProbelauf(database);
    await pay();
    await expect(begin()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(bezahltText),
    });
    expect(await staende()).toEqual(['zurueck']);
    await begin();
    anbieter.laufeAb([...anbieter.sessions.keys()].at(-1) ?? '');
    expect(await check()).toMatchObject({
      bestanden: true,
      lauf: { stand: 'gescheitert', grund: 'Nicht bezahlt.' },
    });
    expect(await readProbelauf(db, services)).toMatchObject({ bestanden: true });
  });

  test('waits for a provider that says nothing, with what is known so far', async () => {
    const { check, pay, anbieter, staende } = await openProbelauf(database);
    await pay();
    anbieter.failNext(1);
    await expect(check()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^Stripe antwortet/),
    });
    expect(await staende()).toEqual(['begonnen']);
    anbieter.erstatte = (({ erstatte }) => {
      let isFirst = true;
      return async (neu) => {
        const answer = await erstatte(neu);
        if (!isFirst) return answer;
        isFirst = false;
        throw new AnbieterError('Lost.');
      };
    })(anbieter);
    await expect(check()).rejects.toMatchObject({
      message: expect.stringMatching(/^Der Euro ist bezahlt, aber noch nicht zurück/),
    });
    expect(await staende()).toEqual(['bezahlt']);
    expect((await check()).lauf).toMatchObject({ stand: 'zurueck' });
    expect(anbieter.erstattungen.size).toBe(1);
  });

  test.each<[string, Umstand, RegExp]>([
    ['a payment that it returns', { isAbgelehnt: true }, /lehnt die Rückzahlung ab.*bleibt auf Ihrem Konto/],
    ['the payment', { isUnbekannt: true }, /findet die Zahlung nicht mehr.*bleibt/],
  ])('fails where the provider lacks %s: the euro stays there', async (_title, umstand, grund) => {
    const { check, pay, failWith, begin, rows } = await openProbelauf(database);
    await pay();
    failWith('erstatte', umstand);
    expect(await check()).toMatchObject({
      bestanden: false,
      lauf: { stand: 'gescheitert', grund: expect.stringMatching(grund), bezahltAt: onlineAt.toISOString() },
    });
    await begin();
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    ['rak_refund_write', /noch nicht zurückgezahlt: .*das Recht, Geld zurückzuzahlen.*rak_refund_write/],
    ['rak_charge_read', /noch nicht zurückgezahlt: .*das Recht, Zahlungen zu lesen.*rak_charge_read/],
  ])('waits for the right %s that the key lacks to return it', async (recht, message) => {
    const { check, pay, failWith, staende, db, anbieter } = await openProbelauf(database);
    const laufend = () => countLaufende(db, anbieter);
    await pay();
    expect(await laufend()).toBe(1);
    failWith('erstatte', { verbot: 'recht', recht });
    await expect(check()).rejects.toMatchObject({ message: expect.stringMatching(message) });
    expect([await laufend(), await staende()]).toEqual([1, ['bezahlt']]);
    expect((await check()).lauf).toMatchObject({ stand: 'zurueck' });
    expect(await laufend()).toBe(0);
  });

  test('fails if its return does', async () => {
    const { check, pay, anbieter } = await openProbelauf(database);
    await pay();
    anbieter.naechsterStand = 'gescheitert';
    expect((await check()).lauf).toMatchObject({
      stand: 'gescheitert',
      grund: expect.stringMatching(/konnte das Geld nicht/),
    });
  });

  test('says which right the key lacks to begin and to read, and goes on once it has it', async () => {
    const { check, begin, failWith, staende, session, anbieter } = await openProbelauf(database);
    failWith('beginne', { verbot: 'recht' });
    await expect(begin()).rejects.toMatchObject({
      message: expect.stringMatching(/fehlt bei Stripe das Recht, Zahlungen zu beginnen/),
    });
    expect((await check()).lauf?.grund).toMatch(/Zahlungen zu beginnen/);
    failWith('beginne', { verbot: 'schluessel' });
    await expect(begin()).rejects.toMatchObject({
      message: expect.stringMatching(/nimmt den Schlüssel nicht an/),
    });
    await begin();
    expect(await staende()).toEqual(['gescheitert', 'gescheitert', 'begonnen']);
    anbieter.zahle(session().anbieterId);
    failWith('lies', { verbot: 'recht' });
    await expect(check()).rejects.toMatchObject({
      message: expect.stringMatching(/das Recht, Zahlungen zu lesen/),
    });
    expect((await check()).lauf).toMatchObject({ stand: 'zurueck' });
  });

  test.each([
    [{ betragCent: 99 }, /über 0,99.€, verlangt waren 1,00.€/],
    [{ waehrung: 'USD' }, /über 1,00 USD/],
  ])('paid as %j is left alone', async (gezahlt, grund) => {
    const { check, begin, session, anbieter } = await openProbelauf(database);
    await begin();
    anbieter.zahle(session().anbieterId, gezahlt);
    expect((await check()).lauf).toMatchObject({ stand: 'gescheitert', grund: expect.stringMatching(grund) });
    expect(anbieter.calls.erstatte).toBe(0);
  });

  test('that had ended and is paid late goes back, and no other is begun instead', async () => {
    const { check, begin, session, anbieter, staende } = await openProbelauf(database);
    await begin();
    anbieter.laufeAb(session().anbieterId);
    expect((await check()).lauf).toMatchObject({ stand: 'gescheitert' });
    anbieter.zahle(session().anbieterId);
    await expect(begin()).rejects.toMatchObject({ message: expect.stringContaining(bezahltText) });
    expect(await staende()).toEqual(['zurueck']);
    expect((await check()).lauf).toMatchObject({ stand: 'zurueck', grund: '' });
  });

  test('is begun anew where its time is over, or where the shop has another address', async () => {
    const { begin, staende, wait, anbieter, db, services } = await openProbelauf(database);
    await begin();
    await beginProbelauf(db, { ...services, adresse: 'https://anders.example' });
    expect(await staende()).toEqual(['gescheitert', 'begonnen']);
    expect([...anbieter.sessions.values()].map(({ stand }) => stand)).toEqual(['zu', 'offen']);
    // A provider that ends nothing by itself.
    const { lies } = anbieter;
    anbieter.lies = async (id) => ({
      ...(await lies(id)),
      stand: anbieter.calls.brichAb > 1 ? 'zu' : 'offen',
    });
    wait(61);
    await begin();
    expect(await staende()).toEqual(['gescheitert', 'gescheitert', 'begonnen']);
  });

  test('at another provider, or with another kind of key, is another; the old one is left alone', async () => {
    const { pay, check, mit, anbieter, db, staende } = await openProbelauf(database);
    await pay();
    const live = fakeAnbieter({ modus: 'live' });
    for (const other of [live, fakeAnbieter({ name: 'mollie' })]) {
      expect(await checkProbelauf(db, mit(other))).not.toHaveProperty('lauf');
      await beginProbelauf(db, mit(other));
      expect([other.calls.lies, other.calls.beginne]).toEqual([0, 1]);
    }
    expect(await staende()).toEqual(['begonnen', 'begonnen', 'begonnen']);
    expect(anbieter.calls).toMatchObject({ lies: 0, brichAb: 0 });
    expect(await check()).toMatchObject({ bestanden: true });
    expect(await readProbelauf(db, mit(live))).toMatchObject({
      bestanden: false,
      lauf: { stand: 'begonnen' },
    });
    expect(await readProbelauf(db, mit(undefined))).toEqual({ betrag: 1, bestanden: false });
    await expect(beginProbelauf(db, mit(undefined))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('with an access that was replaced since says nothing of the one that holds now', async () => {
    const { pay, check, begin, mit, anbieter, db, services } = await openProbelauf(database);
    await pay();
    await check();
    const seit = (minuten: number) => ({ ...anbieter, seit: nachMinuten(minuten).toISOString() });
    expect(await readProbelauf(db, mit(seit(0)))).toMatchObject({ bestanden: true, lauf: {} });
    const neu = await readProbelauf(db, mit(seit(1)));
    expect(neu).toEqual({ anbieter: { name: 'Stripe', modus: 'test' }, betrag: 1, bestanden: false });
    // Money that may be on its way is followed with the new key too.
    await begin();
    expect(await checkProbelauf(db, { ...services, anbieter: seit(1) })).toMatchObject({
      ...{ bestanden: false, lauf: { stand: 'begonnen' } },
    });
  });

  test('is begun, seen and returned also where the clock was set back since the last one', async () => {
    const { pay, check, wait, rows } = await openProbelauf(database);
    await pay();
    await check();
    wait(-10);
    await pay();
    expect((await rows()).map(({ stand }) => stand)).toEqual(['begonnen', 'zurueck']);
    expect((await check()).lauf).toMatchObject({ stand: 'zurueck' });
    expect((await rows()).map(({ stand }) => stand)).toEqual(['zurueck', 'zurueck']);
  });

  test('works at the providers there are, each as it speaks', async () => {
    const { db, mit, services } = await openProbelauf(database);
    const stripe = await startFakeStripe({ now: services.now });
    const mollie = await startFakeMollie();
    onTestFinished(async () => void (await Promise.all([stripe.close(), mollie.close()])));
    const tries: [ZahlungsAnbieter, (id: string) => unknown][] = [
      [openStripe(stripe, { now: services.now }), (id) => stripe.pay(id)],
      [openMollie(mollie), (id) => mollie.set(id, { status: 'paid', method: 'creditcard' })],
      [
        openProbe(db, services),
        (id) =>
          db
            .updateTable('probezahlung')
            .set({ bezahltAt: onlineAt.toISOString() })
            .where('id', '=', id)
            .execute(),
      ],
    ];
    for (const [anbieter, pay] of tries) {
      const both = [await beginProbelauf(db, mit(anbieter)), await beginProbelauf(db, mit(anbieter))];
      expect(both[0]).toEqual(both[1]);
      const lauf = db.selectFrom('probelauf').selectAll().where('anbieter', '=', anbieter.name);
      await pay((await lauf.executeTakeFirstOrThrow()).anbieterId ?? '');
      expect(await checkProbelauf(db, mit(anbieter))).toMatchObject({ bestanden: true });
    }
    expect([stripe.refunds.made.length, mollie.refunds.made.length]).toEqual([1, 1]);
  });

  test('a key that its provider does not take is told from a provider that says nothing', async () => {
    const { db, mit, services } = await openProbelauf(database);
    const stripe = await startFakeStripe({ now: services.now });
    const mollie = await startFakeMollie();
    onTestFinished(async () => void (await Promise.all([stripe.close(), mollie.close()])));
    const falsch = [
      openStripe({ ...stripe, key: 'sk_test_falsch0000000000' }, { now: services.now }),
      openMollie({ ...mollie, key: 'test_falsch00000000000000' }),
    ];
    for (const anbieter of falsch)
      await expect(beginProbelauf(db, mit(anbieter))).rejects.toMatchObject({
        message: expect.stringContaining('nimmt den Schlüssel nicht an'),
      });
  });

  test('an account at Stripe without money returns it when it has some', async () => {
    const { db, mit, stripe, anbieter } = await payAtStripe(database);
    stripe.refunds.refusals.push(new FakeRefusal('No.', { code: 'balance_insufficient' }));
    await expect(checkProbelauf(db, mit(anbieter))).rejects.toMatchObject({
      message: expect.stringMatching(/^Der Euro ist bezahlt.*dort ist noch zu wenig Geld/),
    });
    stripe.forgetKeys();
    expect(await checkProbelauf(db, mit(anbieter))).toMatchObject({ bestanden: true });
  });

  test('a restricted key of Stripe that may not return says so in Stripe’s word', async () => {
    const { db, mit, stripe, anbieter } = await payAtStripe(database);
    const words =
      "The provided key 'rk_test_fake' does not have the required permissions for this endpoint. Having the 'rak_charge_write' permission would allow this request to continue.";
    stripe.refunds.refusals.push(new FakeRefusal(words, { status: 403 }));
    await expect(checkProbelauf(db, mit(anbieter))).rejects.toMatchObject({
      message: expect.stringContaining('Stripe nennt es rak_charge_write.'),
    });
  });
});

describe.each(databases)('the calls of a trial payment on %s', (database) => {
  async function openLaden() {
    const anbieter = fakeAnbieter();
    const shop = await startTestApp(database, { anbieter, now: () => onlineAt });
    return { ...shop, anbieter, ada: shop.as('admin') };
  }

  test('go the whole way for the owner', async () => {
    const { ada, anbieter } = await openLaden();
    expect((await ada.send(probelaufCalls.read)).data).toMatchObject({ bestanden: false });
    const { data } = await ada.send(probelaufCalls.beginnen);
    expect(data.adresse).toMatch(/^https:\/\/bezahlen\.example\//);
    anbieter.zahlen();
    const done = await ada.send(probelaufCalls.pruefen);
    expect(done.data).toMatchObject({ bestanden: true, lauf: { stand: 'zurueck' } });
    expect(await ada.send(probelaufCalls.read)).toEqual(done);
  });

  test('are nobody else’s', async () => {
    const { app, as, anbieter } = await openLaden();
    for (const { method, path } of Object.values(probelaufCalls)) {
      expect((await callApi(app, { method, path })).statusCode).toBe(401);
      for (const caller of [as('employee'), as('customer')])
        expect((await callApi(app, { method, path, token: await caller.token() })).statusCode).toBe(403);
    }
    expect(anbieter.calls).toMatchObject({ beginne: 0, lies: 0 });
  });

  test('messages about it are received, and nothing is to be done about them', async () => {
    const { app, db, ada, anbieter } = await openLaden();
    await ada.send(probelaufCalls.beginnen);
    anbieter.zahlen();
    const { roh, kopf } = anbieter.meldung([...anbieter.sessions.keys()][0] ?? '');
    const path = addressOf(meldungCalls.melden, { params: { anbieter: 'stripe' } });
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload: roh, headers: kopf });
    expect(answer.statusCode).toBe(200);
    const [meldung] = await db.selectFrom('zahlungsmeldung').selectAll().execute();
    expect(meldung?.erledigtAt).toBe(onlineAt.toISOString());
    expect(await hasZahlungen(db, nachMinuten(3000))).toBe(false);
    expect((await ada.send(probelaufCalls.pruefen)).data).toMatchObject({ bestanden: true });
  });
});

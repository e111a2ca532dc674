import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { expireAuftraege } from '#features/auftrag/server/geld/expire-auftraege.ts';
import { gehalten, insertAuftrag, testAnschrift, testGezeigt } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const at = now.toISOString();
const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };

/** A shop with two soaps and a function that makes orders of three pieces of the first and one of the second. */
async function startShop(database: DatabaseName) {
  const shop = await startTestApp(database, { now: () => now });
  const lavendel = await insertProdukt(shop.db, { name: 'Lavendeltraum', preis: 7.9 });
  const honig = await insertProdukt(shop.db, { name: 'Honigwabe', preis: 8.5, gramm: 110 });
  const posten = [
    { produktId: lavendel, menge: 3 },
    { produktId: honig, menge: 1 },
  ];
  const order = (fields: Partial<Parameters<typeof insertAuftrag>[1]> = {}) =>
    insertAuftrag(shop.db, { posten, ...fields });
  const read = (token: string) => callApi(shop.app, { method: 'GET', path: `/bestellung/${token}` });
  const cancel = (token: string, app = shop.app) =>
    callApi(app, { method: 'POST', path: `/bestellung/${token}/stornieren` });
  const seen = async (token: string): Promise<Bestellung> => (await read(token)).json().data;
  return { ...shop, lavendel, honig, order, read, cancel, seen };
}

const zahlung = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-24' }, at };
};

const alleAbgeholt: Ereignis = {
  typ: 'abgeholt',
  angaben: {
    teile: [
      { nr: 1, menge: 3 },
      { nr: 2, menge: 1 },
    ],
  },
  at,
};

describe.each(databases)('an order by its link on %s', (database) => {
  test('shows what was ordered and how to pay, from what was kept alone', async () => {
    const { db, lavendel, order, read } = await startShop(database);
    const { nummer, token } = await order();
    await db
      .updateTable('produkt')
      .set({ name: 'Anders', preisCent: 1 })
      .where('id', '=', lavendel)
      .execute();
    const reply = await read(token);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const bestellung: Bestellung = reply.json().data;
    expect(bestellung).toMatchObject({
      nummer,
      stand: 'offen',
      zwischensumme: 32.2,
      versand: 4.9,
      gesamt: 37.1,
      steuer: [{ satz: 19, brutto: 37.1, steuer: 5.92 }],
      preisHinweis: 'inkl. MwSt.',
      email: 'erika@kundschaft.example',
      rechnung: testAnschrift,
      laden: { name: 'Seifenhof', email: 'hallo@seifenhof.example', telefon: '0341 55501' },
      termin: { von: '2026-11-27', bis: '2026-11-30' },
      kannStornieren: true,
      hatKonto: false,
    });
    expect(bestellung.posten[0]).toEqual({
      produktId: lavendel,
      name: 'Lavendeltraum',
      merkmale: [
        { label: 'Seife', text: 'Sheabutter' },
        { label: 'Duft', text: 'Lavendel', isNebensache: true },
        { label: 'Gewicht', text: '100 g' },
      ],
      menge: 3,
      preis: 7.9,
      grundpreis: 79,
      summe: 23.7,
    });
    const { erinnernAm: _internal, ...gesagt } = testGezeigt.ueberweisung;
    expect(bestellung.ueberweisung).not.toHaveProperty('erinnernAm');
    expect(bestellung.ueberweisung).toMatchObject({
      ...gesagt,
      betrag: 37.1,
      verwendungszweck: nummer,
    });
    expect(bestellung.ereignisse).toEqual([
      { typ: 'bestellt', at: '2026-11-23T09:00:00.000Z', text: 'Bestellung eingegangen' },
    ]);
    expect(reply.body).not.toContain('Anders');
  });

  test('asks for the rest of a partly paid order, and for nothing when it is paid, cancelled or picked up', async () => {
    const { order, seen } = await startShop(database);
    const partly = await order({ ereignisse: [zahlung(1000)] });
    expect((await seen(partly.token)).ueberweisung?.betrag).toBe(27.1);
    for (const fields of [
      { ereignisse: [zahlung(3710)] },
      { ereignisse: [{ typ: 'storniert', angaben: { grund: 'kunde' }, at } satisfies Ereignis] },
      { versandart: 'abholung', zahlart: 'abholung' } as const,
    ]) {
      const bestellung = await seen((await order(fields)).token);
      expect(bestellung).not.toHaveProperty('ueberweisung');
    }
  });

  test('another link opens nothing, whatever it looks like, and says no more than that', async () => {
    const { order, read, cancel } = await startShop(database);
    const { id, nummer, token } = await order();
    const changed = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const answers = new Set<string>();
    for (const wrong of [changed, token.slice(1), `${token}x`, id, nummer, 'x', '%F0%9F%A7%BC', '..%2f']) {
      for (const reply of [await read(wrong), await cancel(wrong)]) {
        expect(reply.statusCode).toBe(404);
        expect(reply.headers['cache-control']).toBe('no-store');
        answers.add(reply.body);
      }
    }
    expect([...answers]).toEqual([
      JSON.stringify({
        success: false,
        message: 'Unter diesem Link gibt es keine Bestellung. Bitte prüfen Sie, ob er vollständig ist.',
      }),
    ]);
  });
});

describe.each(databases)('cancelling by the link on %s', (database) => {
  test('frees what was held, once; a repetition says so and changes nothing', async () => {
    const { db, lavendel, honig, order, cancel } = await startShop(database);
    await order();
    const { id, token } = await order();
    expect(await gehalten(db, lavendel)).toEqual({ bestand: 6, zeilen: 6 });

    const reply = await cancel(token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().message).toBe('Ihre Bestellung ist storniert. Bitte überweisen Sie nichts mehr.');
    expect(reply.json().data).toMatchObject({ stand: 'storniert', kannStornieren: false });
    expect(reply.json().data.ereignisse[1]).toEqual({
      typ: 'storniert',
      at,
      text: 'Storniert, auf Ihren Wunsch',
    });

    const again = await cancel(token);
    expect([again.statusCode, again.json().message]).toEqual([200, 'Diese Bestellung ist schon storniert.']);
    expect(again.json().data).toEqual(reply.json().data);
    expect(await gehalten(db, lavendel)).toEqual({ bestand: 3, zeilen: 3 });
    expect(await gehalten(db, honig)).toEqual({ bestand: 1, zeilen: 1 });
    const { faelligAt } = await db
      .selectFrom('auftrag')
      .select('faelligAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(faelligAt).toBeNull();
  });

  test('a paid order too, and says that the money comes back; one that was picked up stays', async () => {
    const { db, lavendel, order, cancel, as } = await startShop(database);
    const paid = await order({ ereignisse: [zahlung(3710)] });
    expect((await cancel(paid.token)).json().message).toBe(
      'Ihre Bestellung ist storniert. Wir überweisen Ihnen 37,10\u00a0€ zurück.',
    );
    const [zeile] = (await as('admin').get('/bestellungen')).json().data.auftraege;
    expect(zeile).toMatchObject({ stand: 'storniert', bezahlt: 37.1 });

    const abgeholt = await order({
      versandart: 'abholung',
      zahlart: 'abholung',
      ereignisse: [zahlung(3710), alleAbgeholt],
    });
    const reply = await cancel(abgeholt.token);
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringMatching(/schon abgeholt/)]);
    expect(await gehalten(db, lavendel)).toEqual({ bestand: 0, zeilen: 0 });
  });

  test('makes pages that said the goods were gone out of date', async () => {
    const { db, order, cancel } = await startShop(database);
    const { token } = await order();
    const version = async () =>
      (await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow()).version;
    const insertedAt = await version();
    await db.updateTable('bestand').set({ menge: 4 }).execute();
    expect((await cancel(token)).statusCode).toBe(200);
    expect(await version()).toBe(insertedAt + 1);
  });

  test('two customers, the job and a payment at once: one wins, and what was held is freed at most once', async () => {
    const { app, db, reopen, lavendel, order, cancel, as } = await startShop(database);
    const node = database === 'SQLite' ? app : await buildTestApp(reopen(), { now: () => now });
    const staff = as('employee');
    await staff.token();
    for (let round = 0; round < 4; round += 1) {
      const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at };
      const { id, token } = await order({ ereignisse: [erinnert], faelligAt: at });
      const [first, second, payment] = await Promise.all([
        cancel(token),
        cancel(token, node),
        staff.post(`/bestellungen/${id}/zahlung`, { gesehen: 2, betrag: 37.1, tag: '2026-11-24' }),
        expireAuftraege(db, { now, adresse: 'http://localhost', log }),
      ]);
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect([200, 409]).toContain(payment.statusCode);
      const events = await db
        .selectFrom('auftragEreignis')
        .select('typ')
        .where('auftragId', '=', id)
        .orderBy('nr')
        .execute();
      const typen = events.map(({ typ }) => typ);
      const erwartet = payment.statusCode === 200 ? ['zahlung', 'storniert'] : ['storniert'];
      expect(typen).toEqual(['bestellt', 'erinnert', ...erwartet]);
      expect(await gehalten(db, lavendel)).toEqual({ bestand: 0, zeilen: 0 });
    }
  });
});

describe.each(databases)('taking an order into an account on %s', (database) => {
  test('the order is the account’s; whoever made it with the same e-mail gives the profile no address', async () => {
    const { db, order, as } = await startShop(database);
    const customer = as('customer');
    const { id: accountId, email } = await customer.account();
    const person = () => db.selectFrom('kunde').selectAll().where('accountId', '=', accountId).execute();
    const before = await person();
    const lieferung = JSON.stringify({ ...testAnschrift, strasse: 'Packstation' });
    const { id, token } = await order({ lieferung, email, emailKey: email });
    const reply = await customer.post(`/bestellung/${token}/uebernehmen`);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.json().data.hatKonto).toBe(true);
    const row = await db
      .selectFrom('auftrag')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.accountId).toBe(accountId);
    expect(await person()).toEqual(before);
    expect((await customer.post(`/bestellung/${token}/uebernehmen`)).statusCode).toBe(200);
  });

  test('an order of another account is refused, and a guest has to sign in', async () => {
    const { app, order, as } = await startShop(database);
    const { token } = await order({ accountId: (await as('customer').account()).id });
    const reply = await as('customer').post(`/bestellung/${token}/uebernehmen`);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Diese Bestellung gehört schon zu einem anderen Konto.',
    ]);
    const guest = await callApi(app, { method: 'POST', path: `/bestellung/${token}/uebernehmen` });
    expect(guest.statusCode).toBe(401);
  });
});

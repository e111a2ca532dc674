import { describe, expect, test } from 'vitest';
import { guestCartIdOf } from '#features/cart/server/cart-owner.ts';
import type { Db } from '#server/db/connect.ts';
import { gehalten } from '#test/auftraege.ts';
import { databases } from '#test/databases.ts';
import {
  bestellungVon,
  changeEinstellung,
  changeVorrat,
  fillCart,
  insertWare,
  newGast,
  startOpenShop,
  type Zeilen,
} from '#test/kasse.ts';
import { buildTestApp, startTestApp } from '#test/test-app.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');

async function gastMit(db: Db, zeilen: Zeilen) {
  const gast = newGast();
  await fillCart(db, { id: guestCartIdOf(gast.token), accountId: null }, zeilen);
  return gast;
}

const zaehle = async (db: Db, table: 'auftrag' | 'auftragPosten' | 'auftragEreignis' | 'reservierung') =>
  (await db.selectFrom(table).selectAll().execute()).length;

const changeProdukt = (db: Db, id: string, changes: object) =>
  db.updateTable('produkt').set(changes).where('id', '=', id).execute();

describe.each(databases)('the checkout on %s', (database) => {
  test('shows a guest every way to have and pay the goods, with total, tax and days', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 3, { name: 'Lavendeltraum', preis: 7.9, gramm: 100 });
    const gast = await gastMit(db, { [id]: 2 });

    const reply = await app.inject({ url: '/api/checkout', headers: gast.headers });

    expect(reply.headers['cache-control']).toBe('no-store');
    const { stand: _, ...paket } = reply.json().data.moeglichkeiten[0];
    expect(paket).toEqual({
      versandart: 'dhl',
      zahlart: 'vorkasse',
      versand: 4.9,
      gesamt: 20.7,
      steuer: [{ satz: 19, brutto: 20.7, steuer: 3.31 }],
      termin: { von: '2026-11-27', bis: '2026-11-30' },
      zahlbarBis: '2026-11-30',
      stornoAm: '2026-12-03',
    });
    expect(reply.json().data).toMatchObject({
      posten: [
        {
          produktId: id,
          name: 'Lavendeltraum',
          gramm: 100,
          menge: 2,
          preis: 7.9,
          grundpreis: 79,
          summe: 15.8,
          verfuegbarkeit: { art: 'vorrat', frei: 3 },
        },
      ],
      zwischensumme: 15.8,
      moeglichkeiten: [
        { versandart: 'dhl', zahlart: 'vorkasse' },
        { versandart: 'abholung', zahlart: 'vorkasse', versand: 0, gesamt: 15.8 },
        { versandart: 'abholung', zahlart: 'abholung', gesamt: 15.8 },
      ],
      hindernisse: [],
      abholung: { ort: 'Lindenallee 1, Leipzig', zeiten: 'Fr 14–18 Uhr' },
    });
    expect(reply.json().data.moeglichkeiten[2].zahlbarBis).toBeUndefined();
  });

  test('an order is whole: lines, event, held pieces, frozen conditions, texts; and the cart is empty', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 3, { name: 'Lavendeltraum', preis: 7.9, gramm: 100 });
    const gast = await gastMit(db, { [id]: 2 });

    const reply = await gast.bestelle(app, bestellungVon(await gast.kasse(app)));

    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toEqual({
      nummer: expect.stringMatching(/^B-26-[2-9A-Z]{5}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(auftrag).toMatchObject({
      ...reply.json().data,
      accountId: null,
      emailKey: 'erika@kundschaft.example',
      lieferung: null,
      steuermodus: 'regelbesteuerung',
      warenCent: 1580,
      versandCent: 490,
      gesamtCent: 2070,
      steuer: '[{"satzPromille":190,"bruttoCent":2070,"steuerCent":331}]',
      terminVon: '2026-11-27',
      terminBis: '2026-11-30',
      faelligAt: '2026-11-28T09:00:00.000Z',
      createdAt: '2026-11-23T09:00:00.000Z',
    });
    const gezeigt = JSON.parse(auftrag.gezeigt);
    expect(gezeigt).toMatchObject({
      laden: { name: 'Seifenhof', email: 'hallo@seifenhof.example' },
      preisHinweis: 'inkl. MwSt.',
      ueberweisung: { iban: 'DE02120300000000202051', zahlbarBis: '2026-11-30', stornoAm: '2026-12-03' },
    });
    const hashes = gezeigt.rechtstexte.map(({ hash }: { hash: string }) => hash);
    expect(gezeigt.rechtstexte.map(({ art }: { art: string }) => art)).toEqual([
      'agb',
      'widerruf',
      'versand',
      'datenschutz',
    ]);
    const kept = await db.selectFrom('rechtstextFassung').select('hash').execute();
    expect(kept.map(({ hash }) => hash).sort()).toEqual(hashes.sort());
    expect(await db.selectFrom('auftragPosten').selectAll().execute()).toMatchObject([
      {
        auftragId: auftrag.id,
        nr: 1,
        produktId: id,
        name: 'Lavendeltraum',
        preisCent: 790,
        grundpreisCent: 7900,
        menge: 2,
        summeCent: 1580,
        steuersatzPromille: 190,
        aufBestellung: 0,
      },
    ]);
    expect(await db.selectFrom('auftragEreignis').selectAll().execute()).toMatchObject([
      { auftragId: auftrag.id, nr: 1, typ: 'bestellt', von: 'Gast', vonId: null },
    ]);
    expect(await gehalten(db, id)).toEqual({ bestand: 2, zeilen: 2 });
    expect((await gast.kasse(app)).posten).toEqual([]);
  });

  test('an account orders its own cart, and next time the form is filled in as in the last order', async () => {
    const { app, db, as } = await startOpenShop(database, { now });
    const id = await insertWare(db, 9);
    const customer = as('customer');
    const { id: accountId, email, vorname, nachname } = await customer.account();
    await fillCart(db, { id: accountId, accountId }, { [id]: 1 });
    const headers = { authorization: `Bearer ${await customer.token()}`, ...newGast().headers };
    const read = async () => (await app.inject({ url: '/api/checkout', headers })).json().data;
    const kasse = await read();
    expect(kasse.vorschlag).toMatchObject({ email, rechnung: { vorname, nachname, strasse: '' } });
    const lieferung = {
      ...bestellungVon(kasse).rechnung,
      strasse: 'Packstation',
      hausnummer: '123',
      zusatz: '1234567',
    };
    const payload = { ...bestellungVon(kasse), lieferung };
    const reply = await app.inject({ method: 'POST', url: '/api/checkout', headers, payload });
    expect(reply.statusCode).toBe(201);
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(auftrag).toMatchObject({ accountId, lieferung: JSON.stringify(lieferung) });
    expect(await db.selectFrom('auftragEreignis').selectAll().execute()).toMatchObject([
      { vonId: accountId },
    ]);
    expect((await read()).vorschlag).toEqual({ email: payload.email, rechnung: payload.rechnung, lieferung });
  });

  test('a session that is over orders nothing', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 9);
    const gast = await gastMit(db, { [id]: 1 });
    const headers = { ...gast.headers, authorization: `Bearer ${'x'.repeat(43)}` };
    const payload = bestellungVon(await gast.kasse(app));
    const reply = await app.inject({ method: 'POST', url: '/api/checkout', headers, payload });
    expect(reply.statusCode).toBe(401);
    expect(await zaehle(db, 'auftrag')).toBe(0);
    expect((await gast.kasse(app)).posten).toHaveLength(1);
  });

  test('the same click again is the same order: at the same instant, later, with another body, on another node', async () => {
    const { app, db, reopen } = await startOpenShop(database, { now });
    const id = await insertWare(db, 9);
    const gast = await gastMit(db, { [id]: 1 });
    const nodes = [app, await buildTestApp(reopen(), { now })];
    const payload = bestellungVon(await gast.kasse(app));
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => gast.bestelle(nodes[i % 2] ?? app, payload)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(7).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const again = await gast.bestelle(app, { ...payload, email: 'anders@kundschaft.example', stand: 'x' });
    expect([again.statusCode, again.body]).toEqual([200, replies[0]?.body]);
    expect(await zaehle(db, 'auftrag')).toBe(1);

    const fremd = await newGast().bestelle(app, payload);
    expect([fremd.statusCode, fremd.json().message]).toEqual([409, 'Ihr Warenkorb ist leer.']);
    const zweimal = await gast.bestelle(app, {
      ...payload,
      bestellId: bestellungVon(await gast.kasse(app)).bestellId,
    });
    expect([zweimal.statusCode, zweimal.json().message]).toEqual([409, 'Ihr Warenkorb ist leer.']);
  });

  test('of 20 buyers for 5 pieces on two nodes 5 get one, and 15 read that it is sold', async () => {
    const { app, db, reopen } = await startOpenShop(database, { now });
    const id = await insertWare(db, 5, { name: 'Lavendeltraum' });
    const nodes = [app, await buildTestApp(reopen(), { now })];
    const buyers = await Promise.all(Array.from({ length: 20 }, () => gastMit(db, { [id]: 1 })));
    const bodies = await Promise.all(
      buyers.map(async (gast, i) => ({
        ...bestellungVon(await gast.kasse(app)),
        email: `kundin${i}@kundschaft.example`,
      })),
    );
    const replies = await Promise.all(
      buyers.map((gast, i) => gast.bestelle(nodes[i % 2] ?? app, bodies[i] ?? {})),
    );
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(15);
    for (const reply of refused) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().fehler).toEqual(['Lavendeltraum ist gerade verkauft worden.']);
      expect(reply.json().data.hindernisse[0]).toMatchObject({ produktId: id, hoechstens: 0 });
    }
    expect(await zaehle(db, 'auftrag')).toBe(5);
    expect(await gehalten(db, id)).toEqual({ bestand: 5, zeilen: 5 });
    expect(await zaehle(db, 'reservierung')).toBe(5);
  });

  test.each<[string, (db: Db, id: string) => Promise<unknown>, string]>([
    ['price', (db, id) => changeProdukt(db, id, { preisCent: 850 }), 'Ein Preis oder die Mehrwertsteuer'],
    ['tax rate', (db, id) => changeProdukt(db, id, { steuersatzPromille: 70 }), 'Ein Preis oder'],
    ['name', (db, id) => changeProdukt(db, id, { name: 'Neu' }), 'Der Inhalt Ihres Warenkorbs'],
    ['postage', (db) => changeEinstellung(db, 'versand', { verpackungGramm: 3000 }), 'Die Versandkosten'],
    ['packing time', (db) => changeEinstellung(db, 'versand', { packtage: 9 }), 'Die Zeit bis zur Lieferung'],
    [
      'tax mode',
      (db) =>
        changeEinstellung(db, 'steuer', { modi: [{ ab: '2025-01-01', modus: 'kleinunternehmer' as const }] }),
      'Ein Preis oder die Mehrwertsteuer',
    ],
    [
      'legal text',
      async (db) => {
        await db
          .insertInto('rechtstext')
          .values({
            ...{ art: 'agb', nr: 2, gueltigAb: '2026-11-20', stand: 'November 2026', text: '# AGB\n\nNeu.' },
            ...{ hash: 'a'.repeat(64), createdAt: '2026-11-20T09:00:00.000Z', von: 'Ada', vonId: null },
          })
          .execute();
        await db
          .updateTable('katalog')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .execute();
      },
      'Unsere AGB oder andere Rechtstexte',
    ],
    [
      'way to pay',
      (db) =>
        changeEinstellung(db, 'versand', {
          dhl: { aktiv: false, tabelle: [{ bisGramm: 500, preis: 1 }], freiAb: null },
        }),
      'Diese Art von Versand und Zahlung',
    ],
    ['stock', (db, id) => changeVorrat(db, id, 1), 'Von Lavendeltraum ist nur noch 1 Stück da.'],
    ['stock, all gone,', (db, id) => changeVorrat(db, id, 0), 'Lavendeltraum ist gerade verkauft worden.'],
    ['product', (db, id) => changeProdukt(db, id, { aktiv: 0 }), 'Seife gibt es nicht mehr.'],
  ])('what changed meanwhile is said, and nothing is ordered: %s', async (_, change, text) => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 3, { name: 'Lavendeltraum' });
    const gast = await gastMit(db, { [id]: 2 });
    const payload = bestellungVon(await gast.kasse(app));
    await change(db, id);
    const reply = await gast.bestelle(app, payload);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fehler).toEqual([expect.stringContaining(text)]);
    const { vorschlag: _none, ...kasse } = await gast.kasse(app);
    expect(reply.json().data).toEqual(kasse);
    expect(await zaehle(db, 'auftrag')).toBe(0);
    expect(await zaehle(db, 'reservierung')).toBe(0);
    expect(await db.selectFrom('cartItem').selectAll().execute()).toHaveLength(1);
  });

  test('a day that begins while the shopper reads changes the dates, and refuses nothing', async () => {
    let time = new Date('2026-11-23T22:59:00.000Z');
    const { app, db } = await startOpenShop(database, { now: () => time });
    const id = await insertWare(db, 3);
    const gast = await gastMit(db, { [id]: 1 });
    const kasse = await gast.kasse(app);
    time = new Date('2026-11-23T23:01:00.000Z');
    expect((await gast.bestelle(app, bestellungVon(kasse))).statusCode).toBe(201);
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(kasse.moeglichkeiten[0]?.termin.von).toBe('2026-11-27');
    expect(auftrag.terminVon).toBe('2026-11-28');
  });

  test('more than the shelf has can be ordered of what is also made to order, and takes longer', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 1);
    await changeProdukt(db, id, { aufBestellung: 1, fertigungstage: 10 });
    const gast = await gastMit(db, { [id]: 3 });
    const kasse = await gast.kasse(app);
    expect(kasse.posten[0]?.verfuegbarkeit).toEqual({ art: 'aufBestellung', tage: 10 });
    expect(kasse.moeglichkeiten[0]?.termin.von).toBe('2026-12-11');
    expect((await gast.bestelle(app, bestellungVon(kasse))).statusCode).toBe(201);
    expect(await gehalten(db, id)).toEqual({ bestand: 3, zeilen: 3 });
    expect(await db.selectFrom('auftragPosten').select('aufBestellung').execute()).toEqual([
      { aufBestellung: 1 },
    ]);
  });

  test('pick-up has no postage and no delivery address; paid there, it has no day to pay', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 3, { preis: 5 });
    const gast = await gastMit(db, { [id]: 1 });
    const body = bestellungVon(await gast.kasse(app), { versandart: 'abholung', zahlart: 'abholung' });
    expect((await gast.bestelle(app, { ...body, lieferung: body.rechnung })).statusCode).toBe(201);
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(auftrag).toMatchObject({
      gesamtCent: 500,
      faelligAt: null,
      lieferung: null,
      terminVon: '2026-11-25',
    });
    expect(JSON.parse(auftrag.gezeigt)).toMatchObject({ abholung: { zeiten: 'Fr 14–18 Uhr' } });
    expect(JSON.parse(auftrag.gezeigt).ueberweisung).toBeUndefined();
  });

  test('a parcel is free from a value on; too heavy for one, goods can still be picked up', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const tabelle = [{ bisGramm: 1000, preis: 4.9 }];
    const id = await insertWare(db, 99, { preis: 10, gramm: 100 });
    await changeEinstellung(db, 'versand', { dhl: { aktiv: true, tabelle, freiAb: 30 } });
    const versand = async (menge: number) =>
      (await (await gastMit(db, { [id]: menge })).kasse(app)).moeglichkeiten.map(({ versand }) => versand);
    expect(await versand(2)).toEqual([4.9, 0, 0]);
    expect(await versand(3)).toEqual([0, 0, 0]);
    expect(await versand(9)).toEqual([0, 0]);
    await changeEinstellung(db, 'versand', { abholung: { aktiv: false, ort: '', zeiten: '' } });
    const gast = await gastMit(db, { [id]: 9 });
    const kasse = await gast.kasse(app);
    expect(kasse.grund).toBe(
      'Diese Bestellung ist für ein Paket zu schwer. Bitte schreiben Sie uns an hallo@seifenhof.example, dann finden wir einen Weg.',
    );
    expect((await gast.bestelle(app, bestellungVon(kasse))).json().message).toBe(kasse.grund);
  });

  test('only an open shop takes orders (R36)', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 3);
    const gast = await gastMit(db, { [id]: 1 });
    const payload = bestellungVon(await gast.kasse(app));
    const pause = { pauseText: 'Wir sind am Meer.', pauseBis: '2026-12-05' };
    await changeEinstellung(db, 'phase', { phase: 'pausiert', ...pause });
    const reply = await gast.bestelle(app, payload);
    const text = 'Wir sind am Meer. Ab 5. Dezember 2026 sind wir wieder da.';
    expect([reply.statusCode, reply.json().message]).toEqual([409, text]);
    expect((await gast.kasse(app)).grund).toBe(text);
    await changeEinstellung(db, 'phase', { phase: 'angekuendigt' });
    const announced = await gast.bestelle(app, payload);
    expect([announced.statusCode, announced.json().message]).toEqual([
      409,
      'Wir öffnen bald. Bis dahin bleibt Ihr Warenkorb für Sie gepackt.',
    ]);
    expect(await zaehle(db, 'auftrag')).toBe(0);
  });

  test('an address with ten open orders pays or cancels one first', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, 50);
    const gast = newGast();
    const bestelle = async () => {
      await fillCart(db, { id: guestCartIdOf(gast.token), accountId: null }, { [id]: 1 });
      return gast.bestelle(app, bestellungVon(await gast.kasse(app), { email: 'Erika@Kundschaft.example' }));
    };
    for (let i = 0; i < 10; i += 1) expect((await bestelle()).statusCode).toBe(201);
    const refused = await bestelle();
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringContaining('schon 10 Bestellungen offen'),
    ]);
    const [eine] = await db.selectFrom('auftrag').select('id').execute();
    await db
      .insertInto('auftragEreignis')
      .values({
        auftragId: eine?.id ?? '',
        nr: 2,
        typ: 'storniert',
        angaben: '{"grund":"kunde"}',
        von: 'Gast',
        vonId: null,
        createdAt: now().toISOString(),
      })
      .execute();
    expect((await bestelle()).statusCode).toBe(201);
  });

  test('what is wrong in the form is named by its field, in German', async () => {
    const { app } = await startTestApp(database);
    const gut = bestellungVon({ moeglichkeiten: [] } as never);
    const fehler = async (changes: object) => {
      const reply = await newGast().bestelle(app, { ...gut, ...changes });
      expect([changes, reply.statusCode]).toEqual([changes, 400]);
      if (!reply.json().fehler) console.log(JSON.stringify(changes), reply.body);
      return reply.json().fehler ?? [];
    };
    const rechnung = { ...gut.rechnung };
    expect(
      await fehler({ rechnung: { ...rechnung, plz: '4109', strasse: 'Packstation 12', vorname: ' ' } }),
    ).toEqual([
      'rechnung.vorname: Bitte den Vornamen eingeben.',
      'rechnung.strasse: Eine Packstation kann nur Lieferadresse sein. Bitte hier Ihre Wohnadresse eingeben.',
      'rechnung.plz: Eine deutsche Postleitzahl hat fünf Ziffern.',
    ]);
    expect(await fehler({ email: 'erika@', versandart: 'taube', bestellId: 'x' })).toEqual([
      'bestellId: Möglich sind 22 bis 64 Buchstaben, Ziffern und Striche.',
      'versandart: Bitte wählen Sie Versand oder Abholung.',
      'email: Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    ]);
    for (const hostile of [7, null, true, ['x'], {}, 'a\u0000b', 'a\u202eb', 'x'.repeat(10_000), '\n']) {
      for (const feld of ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'stadt', 'firma', 'zusatz'])
        expect([feld, ...(await fehler({ rechnung: { ...rechnung, [feld]: hostile } }))]).toEqual(
          expect.arrayContaining([feld, expect.stringMatching(`^rechnung\\.${feld}: `)]),
        );
      for (const feld of ['email', 'stand', 'bestellId', 'zahlart'])
        if (feld !== 'stand' || typeof hostile !== 'string' || hostile.length > 100)
          expect((await fehler({ [feld]: hostile }))[0]).toMatch(new RegExp(`^${feld}: `));
    }
    for (const rechnung of [undefined, null, 'x', []])
      expect((await fehler({ rechnung }))[0]).toMatch(/^rechnung/);
  });
});

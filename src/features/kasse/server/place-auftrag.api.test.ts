import { describe, expect, test } from 'vitest';
import { hashToken } from '#features/auth/server/index.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { fillCart } from '#test/auftrag/fill-cart.ts';
import { bestellungVon, countRows, gastMit, newGast, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { buildTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');

describe.each(databases)('an order on %s', (database) => {
  test('an order is whole: lines, event, held pieces, frozen conditions, texts; and the cart is empty', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 3, name: 'Lavendeltraum', preis: 7.9, gramm: 100 });
    const gast = await gastMit(db, { [id]: 2 });

    const reply = await gast.bestelle(app, bestellungVon(await gast.kasse(app)));

    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toEqual({
      nummer: expect.stringMatching(/^B-26-[2-9A-Z]{5}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    const { nummer, token } = reply.json().data;
    expect(auftrag).toMatchObject({
      nummer,
      tokenHash: hashToken(token),
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
      faelligAt: '2026-12-01T09:00:00.000Z',
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
    const id = await insertWare(db, { menge: 9 });
    const customer = as('customer');
    const { id: accountId, email, vorname, nachname } = await customer.account();
    await fillCart(db, { accountId }, { [id]: 1 });
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
    expect((await read()).vorschlag).toEqual({ email, rechnung: payload.rechnung, lieferung });
  });

  test('a session that is over orders nothing', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 9 });
    const gast = await gastMit(db, { [id]: 1 });
    const headers = { ...gast.headers, authorization: `Bearer ${'x'.repeat(43)}` };
    const payload = bestellungVon(await gast.kasse(app));
    const reply = await app.inject({ method: 'POST', url: '/api/checkout', headers, payload });
    expect(reply.statusCode).toBe(401);
    expect(await countRows(db, 'auftrag')).toBe(0);
    expect((await gast.kasse(app)).posten).toHaveLength(1);
  });

  test('the same click again is the same order: at the same instant, later, on another node', async () => {
    const { app, db, reopen } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 9 });
    const gast = await gastMit(db, { [id]: 1 });
    const nodes = [app, await buildTestApp(reopen(), { now })];
    const payload = bestellungVon(await gast.kasse(app));
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => gast.bestelle(nodes[i % 2] ?? app, payload)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(7).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const again = await gast.bestelle(app, payload);
    expect([again.statusCode, again.body]).toEqual([200, replies[0]?.body]);
    expect(await countRows(db, 'auftrag')).toBe(1);

    const zweimal = await gast.bestelle(app, {
      ...payload,
      bestellId: bestellungVon(await gast.kasse(app)).bestellId,
    });
    expect([zweimal.statusCode, zweimal.json().message]).toEqual([409, 'Ihr Warenkorb ist leer.']);
  });

  test('other goods or another address are never answered with an earlier order', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 9 });
    const gast = await gastMit(db, { [id]: 1 });
    const payload = bestellungVon(await gast.kasse(app));
    const { token } = (await gast.bestelle(app, payload)).json().data;
    const leer = await gast.bestelle(app, { ...payload, email: 'anders@kundschaft.example' });
    expect([leer.statusCode, leer.json().message]).toEqual([409, 'Ihr Warenkorb ist leer.']);

    await fillCart(db, { cookie: gast.headers.cookie }, { [id]: 2 });
    const { bestellId } = payload;
    const neu = await gast.bestelle(app, { ...bestellungVon(await gast.kasse(app)), bestellId });
    expect(neu.statusCode).toBe(201);
    expect(neu.json().data.token).not.toBe(token);
    expect(await gehalten(db, id)).toEqual({ bestand: 3, zeilen: 3 });
  });

  test('a review that was left open for days is not ordered: its dates have passed', async () => {
    let day = 0;
    const { app, db } = await startOpenShop(database, {
      now: () => new Date(now().getTime() + day * 86_400_000),
    });
    const gast = await gastMit(db, { [await insertWare(db, { menge: 9 })]: 1 });
    const payload = bestellungVon(await gast.kasse(app));
    day = 2;
    const late = await gast.bestelle(app, payload);
    expect([late.statusCode, late.json().fehler]).toEqual([
      409,
      ['Die Zeit bis zur Lieferung, die Abholung oder die Zahlungsfrist hat sich geändert.'],
    ]);
    day = 1;
    expect((await gast.bestelle(app, payload)).statusCode).toBe(201);
  });

  test('is answered again to a guest who has signed in meanwhile, whose cart is the account’s now', async () => {
    const { app, db, as } = await startOpenShop(database, { now });
    const gast = await gastMit(db, { [await insertWare(db, { menge: 9 })]: 1 });
    const payload = bestellungVon(await gast.kasse(app));
    const first = await gast.bestelle(app, payload);
    const headers = { authorization: `Bearer ${await as('customer').token()}` };
    const again = await app.inject({ method: 'POST', url: '/api/checkout', headers, payload });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await countRows(db, 'auftrag')).toBe(1);
  });

  test('of 20 buyers for 5 pieces on two nodes 5 get one, and 15 read that it is sold', async () => {
    const { app, db, reopen } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 5, name: 'Lavendeltraum' });
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
    expect(await countRows(db, 'auftrag')).toBe(5);
    expect(await gehalten(db, id)).toEqual({ bestand: 5, zeilen: 5 });
    expect(await countRows(db, 'reservierung')).toBe(5);
  });

  test('an address with ten open orders pays or cancels one first', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 50 });
    const gast = newGast();
    const bestelle = async () => {
      await fillCart(db, gast.headers, { [id]: 1 });
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

  test('ten open orders of guests with an address do not keep its account from ordering', async () => {
    const { db, as } = await startOpenShop(database, { now });
    const id = await insertWare(db, { menge: 50 });
    const customer = as('customer');
    const { id: accountId, email } = await customer.account();
    const bestelle = async () => {
      await fillCart(db, { accountId }, { [id]: 1 });
      const kasse = (await customer.get('/checkout')).json().data;
      return (await customer.post('/checkout', bestellungVon(kasse, { email }))).statusCode;
    };
    const posten = [{ produktId: id, menge: 1 }];
    for (let i = 0; i < 10; i += 1) await insertAuftrag(db, { posten, email, emailKey: email });
    expect(await bestelle()).toBe(201);
    for (let i = 0; i < 9; i += 1) await insertAuftrag(db, { posten, accountId, email, emailKey: email });
    expect(await bestelle()).toBe(429);
  });

  test('a machine of DHL is kept as its file and labels have it, however it was typed', async () => {
    const { app, db } = await startOpenShop(database, { now });
    const gast = await gastMit(db, { [await insertWare(db, { menge: 3 })]: 1 });
    const gut = bestellungVon(await gast.kasse(app));
    const typed = { ...gut.rechnung, strasse: '1234 5678 DHL-Packstation', hausnummer: 'Nr. 145' };
    const ohne = await gast.bestelle(app, { ...gut, lieferung: { ...typed, strasse: 'DHL-Packstation' } });
    expect(ohne.statusCode).toBe(400);
    expect(ohne.json().fehler).toEqual([
      'lieferung.zusatz: Für eine Packstation bitte Ihre Postnummer eingeben.',
    ]);
    expect((await gast.bestelle(app, { ...gut, lieferung: typed })).statusCode).toBe(201);
    const { lieferung } = await db.selectFrom('auftrag').select('lieferung').executeTakeFirstOrThrow();
    expect(JSON.parse(lieferung ?? '')).toEqual({
      ...typed,
      ...{ strasse: 'Packstation', hausnummer: '145', zusatz: '12345678' },
    });
  });

  test('what is wrong in the form is named by its field, in German', async () => {
    const { app } = await startOpenShop(database, { now });
    const gut = bestellungVon(await newGast().kasse(app));
    const rechnung = { ...gut.rechnung, plz: '4109', strasse: 'Packstation 12', vorname: ' ' };
    const reply = await newGast().bestelle(app, { ...gut, rechnung, email: 'erika@', versandart: 'taube' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler.sort()).toEqual([
      'email: Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.',
      'rechnung.plz: Eine deutsche Postleitzahl hat fünf Ziffern.',
      'rechnung.strasse: Eine Packstation oder Postfiliale kann nur Lieferadresse sein. Bitte hier Ihre Wohnadresse eingeben.',
      'rechnung.vorname: Bitte den Vornamen eingeben.',
      'versandart: Bitte wählen Sie Versand oder Abholung.',
    ]);
  });
});

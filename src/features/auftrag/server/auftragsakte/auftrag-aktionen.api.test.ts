import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { gehalten, insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { startTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';
import { auftragCalls } from '../../calls.ts';
import type { Bestellung } from '../../kundensicht/bestellung-contract.ts';

// A Tuesday morning in Berlin.
const now = () => new Date('2026-11-24T09:00:00.000Z');
const abholung = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;
const paket = { dienst: 'DHL', nummer: '003404 3416' };

/**
 * A shop with ten roses and four pieces of mint on the shelf; `order` makes orders of three roses and one
 * mint for 26,90 €.
 */
async function startShop(database: DatabaseName) {
  const shop = await startTestApp(database, { now });
  const rose = await insertWare(shop.db, { menge: 10, name: 'Rose', preis: 5 });
  const minze = await insertWare(shop.db, { menge: 4, name: 'Minze', preis: 7 });
  const posten = [
    { produktId: rose, menge: 3 },
    { produktId: minze, menge: 1 },
  ];
  const order = (fields: Partial<Parameters<typeof insertAuftrag>[1]> = {}) =>
    insertAuftrag(shop.db, { posten, ...fields });
  const paid = (fields: Parameters<typeof order>[0] = {}) =>
    order({
      ereignisse: [
        { typ: 'zahlung', angaben: { betragCent: 2690, tag: '2026-11-24' }, at: now().toISOString() },
      ],
      ...fields,
    });
  const shelf = async () => {
    const rows = await shop.db.selectFrom('bestand').select(['artikelId', 'menge']).execute();
    return [rose, minze].map((id) => rows.find(({ artikelId }) => artikelId === id)?.menge);
  };
  const post = async () => {
    const rows = await listPost(shop.db);
    return rows.map(({ art, text }) => ({ art, text: text.replaceAll(/\s+/g, ' ') }));
  };
  const seen = async (token: string): Promise<Bestellung> =>
    (await shop.app.inject({ url: `/api/bestellung/${token}` })).json().data;
  const staff = shop.as('employee');
  // A shop without an admin is not whole.
  await shop.as('admin').account();
  return { ...shop, rose, minze, order, paid, shelf, post, seen, staff };
}

describe.each(databases)('packing and sending on %s', (database) => {
  test('a paid order is packed, sent with its number and done; its goods have left the shelf', async () => {
    const { db, paid, shelf, post, seen, staff, rose } = await startShop(database);
    const auftrag = await paid();
    expect(await done(staff, auftrag, ['gepackt'])).toMatchObject({
      ...{ stand: 'gepackt', aufgabe: 'packen', isGepackt: true, letzteNr: 3 },
    });
    const reply = await doWith(staff, auftrag, ['versendet', paket]);
    expect(reply.json().message).toBe(`${auftrag.nummer} ist verschickt.`);
    expect(reply.json().data).toMatchObject({
      ...{ stand: 'versendet', aufgabe: 'erledigt', isGepackt: false },
      posten: [
        { rest: 0, geliefert: 3, imLager: 7 },
        { rest: 0, geliefert: 1, imLager: 3 },
      ],
      aktionen: ['zahlung', 'nachlass', 'nachricht', 'notiz'],
    });
    expect(await shelf()).toEqual([7, 3]);
    expect(await gehalten(db, rose)).toEqual({ bestand: 0, zeilen: 0 });
    const bewegung = db.selectFrom('bewegung').selectAll().where('menge', '=', -3);
    expect(await bewegung.executeTakeFirstOrThrow()).toMatchObject({
      grund: `Bestellung ${auftrag.nummer} verschickt`,
      accountId: (await staff.account()).id,
    });
    const [versandt, ...others] = await post();
    expect(others).toEqual([]);
    expect(versandt?.art).toBe('versandt');
    for (const text of [
      '3 × Rose - 1 × Minze',
      'Sendungsnummer: 003404 3416',
      'piececode=0034043416',
      'zwischen dem 25. November 2026 und dem 27. November 2026',
    ])
      expect(versandt?.text).toContain(text);
    expect((await seen(auftrag.token)).sendungen).toEqual([
      {
        ...{ dienst: 'DHL', nummer: '003404 3416', at: now().toISOString() },
        link: expect.stringContaining('0034043416'),
      },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('an unpaid one is not packed, and sent only when its author says so; then its money is awaited', async () => {
    const { order, staff, shelf, db } = await startShop(database);
    const auftrag = await order();
    expect((await doWith(staff, auftrag, ['gepackt'])).json().message).toBe(
      'Diese Bestellung ist noch nicht bezahlt. Bitte tragen Sie zuerst die Zahlung ein.',
    );
    const refused = await doWith(staff, auftrag, ['versendet', paket]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^26,90.€ sind noch offen\./),
    ]);
    expect(await shelf()).toEqual([10, 4]);
    const sent = await done(staff, auftrag, ['versendet', { ...paket, ohneZahlung: true }]);
    expect(sent).toMatchObject({ stand: 'versendet', aufgabe: 'geld', offen: 26.9 });
    expect((await verifyShop(db)).problems).toEqual([]);
    const zuFrueh = await doWith(staff, auftrag, ['zahlung', { betrag: 26.9, tag: '0001-01-01' }]);
    expect([zuFrueh.statusCode, zuFrueh.json().fehler]).toEqual([
      400,
      ['tag: Bestellt wurde erst am 23.11.2026.'],
    ]);
    expect(await done(staff, auftrag, ['zahlung', { betrag: 26.9, tag: '2026-11-24' }])).toMatchObject({
      aufgabe: 'erledigt',
    });
  });

  test('a part is sent with the day of the rest, which the customer reads; then the rest', async () => {
    const { db, paid, staff, shelf, post, seen, rose } = await startShop(database);
    const auftrag = await paid();
    const teil = { ...paket, teile: [{ nr: 1, menge: 2 }] };
    const rest = { von: '2026-12-01', bis: '2026-12-03' };
    const without = await doWith(staff, auftrag, ['versendet', teil]);
    expect([without.statusCode, without.json().fehler]).toEqual([
      400,
      ['rest: Es bleibt etwas übrig: Bitte angeben, wann der Rest kommt.'],
    ]);
    const nie = { von: '2026-12-01', bis: '9999-12-31' };
    expect((await doWith(staff, auftrag, ['versendet', { ...teil, rest: nie }])).json().fehler).toEqual([
      'rest: Bitte einen Tag innerhalb eines Jahres angeben.',
    ]);
    const gestern = { von: '2026-11-23', bis: '2026-11-24' };
    expect((await doWith(staff, auftrag, ['versendet', { ...teil, rest: gestern }])).json().fehler).toEqual([
      'rest: Dieser Tag liegt in der Vergangenheit.',
    ]);
    const reply = await doWith(staff, auftrag, ['versendet', { ...teil, rest }]);
    expect(reply.json()).toMatchObject({
      message: `Ein Teil von ${auftrag.nummer} ist verschickt.`,
      data: { stand: 'teilversendet', aufgabe: 'packen' },
    });
    expect(await shelf()).toEqual([8, 4]);
    expect(await gehalten(db, rose)).toEqual({ bestand: 1, zeilen: 1 });
    expect((await seen(auftrag.token)).rest).toEqual({
      ...rest,
      posten: [
        { name: 'Rose', menge: 1 },
        { name: 'Minze', menge: 1 },
      ],
    });
    const erste = (await post())[0]?.text;
    expect(erste).toContain('2 × Rose');
    expect(erste).toContain('1 × Rose - 1 × Minze');
    expect(erste).toContain('zwischen dem 1. Dezember 2026 und dem 3. Dezember 2026');
    expect((await doWith(staff, auftrag, ['stornieren'])).json().message).toBe(
      'Ein Teil dieser Bestellung ist schon verschickt. Stornieren Sie bitte den Rest.',
    );
    expect((await verifyShop(db)).problems).toEqual([]);

    await done(staff, auftrag, ['gepackt']);
    expect(await done(staff, auftrag, ['versendet', { ...paket, rest }])).toMatchObject({
      ...{ stand: 'versendet', aufgabe: 'erledigt' },
    });
    expect(await seen(auftrag.token)).not.toHaveProperty('rest');
    expect((await post()).map(({ art }) => art)).toEqual(['versandt', 'versandt']);
    expect(await shelf()).toEqual([7, 3]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('pieces that the order does not have are refused, and what the shelf does not have', async () => {
    const { db, paid, staff, shelf, minze } = await startShop(database);
    const auftrag = await paid();
    const rest = { von: '2026-12-01', bis: '2026-12-03' };
    for (const [teile, text] of [
      [[{ nr: 1, menge: 4 }], 'teile: Von Rose sind nur noch 3 Stück offen.'],
      [[{ nr: 9, menge: 1 }], 'teile: Eine Zeile 9 hat diese Bestellung nicht.'],
    ] as const) {
      const reply = await doWith(staff, auftrag, ['versendet', { ...paket, teile, rest }]);
      expect([reply.statusCode, reply.json().fehler]).toEqual([400, [text]]);
    }
    for (const falsch of [
      { teile: [] },
      { teile: [{ nr: 1, menge: 0 }] },
      {
        teile: [
          { nr: 1, menge: 1 },
          { nr: 1, menge: 1 },
        ],
      },
      { dienst: '' },
      { dienst: 'x'.repeat(41) },
      { nummer: '<b>1</b>' },
      { rest: { von: '2026-12-03', bis: '2026-12-01' } },
    ])
      expect((await doWith(staff, auftrag, ['versendet', { ...paket, ...falsch }])).statusCode).toBe(400);
    await changeVorrat(db, minze, 0);
    const reply = await doWith(staff, auftrag, ['versendet', paket]);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Von Minze liegt nichts mehr im Lager, bestellt: 1. Bitte zuerst den Bestand berichtigen, dann den Versand eintragen.',
    ]);
    expect(await shelf()).toEqual([10, 0]);
    expect((await staff.send(auftragCalls.read, { params: auftrag })).data.letzteNr).toBe(2);
  });
});

describe.each(databases)('picking up on %s', (database) => {
  test('goods lie ready, which is written, and are fetched and paid with one call, never as cash', async () => {
    const { db, order, staff, post, shelf } = await startShop(database);
    const auftrag = await order({
      ...abholung,
      gesamtCent: 2200,
      versandCent: 0,
      steuer: '[]',
      steuermodus: 'kleinunternehmer',
    });
    expect(await done(staff, auftrag, ['abholbereit'])).toMatchObject({
      ...{ stand: 'abholbereit', aufgabe: 'abholbereit' },
    });
    const [bereit] = await post();
    expect(bereit).toMatchObject({
      art: 'abholbereit',
      text: expect.stringContaining('Sie bezahlen 22,00 € beim Abholen'),
    });
    expect((await doWith(staff, auftrag, ['abgeholt'])).json().message).toMatch(/^22,00.€ sind noch offen/);
    const reply = await doWith(staff, auftrag, ['abgeholt', { bezahlt: true }]);
    expect(reply.json().message).toBe(`${auftrag.nummer} ist abgeholt, 22,00\u00a0€ bei Abholung bezahlt.`);
    const { data } = reply.json();
    expect(data).toMatchObject({ stand: 'abgeholt', aufgabe: 'erledigt', bezahlt: 22 });
    expect(data.ereignisse.map(({ typ }: { typ: string }) => typ)).toEqual([
      ...['bestellt', 'abholbereit', 'zahlung', 'abgeholt'],
    ]);
    expect(reply.body).not.toMatch(/[Bb]ar(geld| bezahlt)/);
    expect(await shelf()).toEqual([7, 3]);
    // The message that still waits is not true any more; the invoice comes.
    expect((await post()).map(({ art }) => art)).toEqual(['rechnung']);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('goods that leave unpaid are paid later', async () => {
    const { order, staff } = await startShop(database);
    const auftrag = await order(abholung);
    expect(await done(staff, auftrag, ['abgeholt', { ohneZahlung: true }])).toMatchObject({
      ...{ stand: 'abgeholt', aufgabe: 'geld', offen: 26.9, bezahlt: 0 },
    });
    expect(await done(staff, auftrag, ['zahlung', { betrag: 26.9, tag: '2026-11-24' }])).toMatchObject({
      aufgabe: 'erledigt',
    });
  });
});

describe.each(databases)('cancelling on %s', (database) => {
  test('a part is free at once, costs less, and its money comes back', async () => {
    const { db, paid, staff, shelf, post, rose, seen } = await startShop(database);
    const auftrag = await paid();
    const body = { teile: [{ nr: 1, menge: 2 }], text: 'Zwei sind zerbrochen.' };
    const reply = await doWith(staff, auftrag, ['teilStornieren', body]);
    expect(reply.json()).toMatchObject({
      message: `${auftrag.nummer}: ein Teil ist storniert, 10,00\u00a0€ weniger. Bitte überweisen Sie 10,00\u00a0€ zurück.`,
      data: { gesamt: 16.9, zurueck: 10, aufgabe: 'packen', bestellsumme: 26.9 },
    });
    expect(reply.json().data.posten[0]).toMatchObject({ rest: 1, storniert: 2, geliefert: 0 });
    expect([await shelf(), await gehalten(db, rose)]).toEqual([[10, 4], { bestand: 1, zeilen: 1 }]);
    const [mail] = await post();
    expect(mail?.art).toBe('teilStorniert');
    for (const text of [
      '2 × Rose',
      'Zwei sind zerbrochen.',
      '16,90 €',
      'Wir überweisen Ihnen 10,00 € zurück',
    ])
      expect(mail?.text).toContain(text);
    expect((await seen(auftrag.token)).gekuerzt).toBe(10);
    const zuViel = await doWith(staff, auftrag, ['erstattung', { betrag: 10.01, tag: '2026-11-24' }]);
    expect([zuViel.statusCode, zuViel.json().fehler]).toEqual([
      400,
      ['betrag: Zurückzuzahlen sind nur 10,00\u00a0€.'],
    ]);
    expect(await done(staff, auftrag, ['erstattung', { betrag: 10, tag: '2026-11-24' }])).toMatchObject({
      ...{ aufgabe: 'packen', zurueck: 0, bezahlt: 16.9 },
    });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('the tax is that of what is left, by rate, on both screens; of a cancelled order that of what was ordered', async () => {
    const { db, order, staff, seen, minze } = await startShop(database);
    await db.updateTable('produkt').set({ steuersatzPromille: 70 }).where('id', '=', minze).execute();
    const auftrag = await order();
    const body = { teile: [{ nr: 1, menge: 2 }] };
    // One rose for 5 € and a mint for 7 €; the postage of 4,90 € is shared by what they cost.
    const steuer = [
      { satz: 19, brutto: 7.04, steuer: 1.12 },
      { satz: 7, brutto: 9.86, steuer: 0.65 },
    ];
    expect(await done(staff, auftrag, ['teilStornieren', body])).toMatchObject({ gesamt: 16.9, steuer });
    expect(await seen(auftrag.token)).toMatchObject({ gekuerzt: 10, steuer });
    const ganz = [{ satz: 19, brutto: 26.9, steuer: 4.29 }];
    expect(await done(staff, auftrag, ['stornieren'])).toMatchObject({ bestellsumme: 26.9, steuer: ganz });
  });

  test('all that is left is cancelled in part only after something has left', async () => {
    const { db, paid, staff, order } = await startShop(database);
    const auftrag = await paid();
    const alles = {
      teile: [
        { nr: 1, menge: 3 },
        { nr: 2, menge: 1 },
      ],
    };
    const reply = await doWith(staff, auftrag, ['teilStornieren', alles]);
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'Das ist alles. Bitte stornieren Sie die ganze Bestellung.',
    ]);
    const rest = { von: '2026-12-01', bis: '2026-12-03' };
    await done(staff, auftrag, ['versendet', { ...paket, teile: [{ nr: 1, menge: 3 }], rest }]);
    expect(await done(staff, auftrag, ['teilStornieren', { teile: [{ nr: 2, menge: 1 }] }])).toMatchObject({
      ...{ stand: 'versendet', aufgabe: 'problem', zurueck: 7 },
    });
    // Unpaid, a part of it makes less to pay.
    const offen = await order();
    expect(await done(staff, offen, ['teilStornieren', { teile: [{ nr: 2, menge: 1 }] }])).toMatchObject({
      ...{ stand: 'offen', aufgabe: 'geld', offen: 19.9 },
    });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('the reason stands in the message and in the timeline', async () => {
    const { order, staff, post, seen } = await startShop(database);
    const auftrag = await order();
    const text = 'Die Form ist zerbrochen.';
    const { ereignisse } = await done(staff, auftrag, ['stornieren', { text }]);
    expect(ereignisse.at(-1)).toMatchObject({ text: 'Storniert', details: [text] });
    expect((await post())[0]?.text).toContain(text);
    expect((await seen(auftrag.token)).ereignisse.at(-1)?.text).toBe(`Von der Werkstatt storniert. ${text}`);
  });

  test('an order is not cancelled without a reason', async () => {
    const { order, staff, post } = await startShop(database);
    const auftrag = await order();
    const before = (await post()).length;
    for (const text of [undefined, '', '  \n ']) {
      const reply = await doWith(staff, auftrag, ['stornieren', { text }]);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fehler[0]).toMatch(/^text: /);
    }
    expect(await post()).toHaveLength(before);
    expect(await done(staff, auftrag, ['stornieren', { text: 'Zerbrochen.' }])).toMatchObject({
      stand: 'storniert',
    });
  });
});

describe.each(databases)('what is written about an order on %s', (database) => {
  const neu = { ...testAnschrift, strasse: 'Marktplatz', hausnummer: '3', stadt: 'Halle', plz: '06108' };

  test('another address is where it is sent, until the last piece has left; what was ordered stays', async () => {
    const { db, paid, staff, post, order } = await startShop(database);
    const auftrag = await paid();
    const data = await done(staff, auftrag, ['adresse', { anschrift: neu }]);
    expect(data).toMatchObject({ lieferung: neu, rechnung: testAnschrift });
    const [found] = (await staff.send(auftragCalls.list, { query: { suche: 'halle' } })).data.auftraege;
    expect(found?._id).toBe(auftrag.id);
    await done(staff, auftrag, ['versendet', paket]);
    expect((await post())[0]?.text).toContain('Lieferung an: Erika Beispiel Marktplatz 3 06108 Halle');
    expect((await doWith(staff, auftrag, ['adresse', { anschrift: neu }])).statusCode).toBe(409);
    expect((await doWith(staff, await order(abholung), ['adresse', { anschrift: neu }])).json().message).toBe(
      'Diese Bestellung wird abgeholt und hat keine Lieferadresse.',
    );
    const falsch = await doWith(staff, await paid(), ['adresse', { anschrift: { ...neu, plz: '1' } }]);
    expect([falsch.statusCode, falsch.json().fehler.join()]).toEqual([400, expect.stringContaining('plz')]);
    const row = db.selectFrom('auftrag').select('lieferung').where('id', '=', auftrag.id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ lieferung: null });
  });

  test('a message reaches its customer as it was typed; without an address it is refused', async () => {
    const { order, staff, post, seen } = await startShop(database);
    const auftrag = await order();
    const text = 'Ihr Paket <liegt> beim Nachbarn.\nEr heißt Otto.';
    await done(staff, auftrag, ['nachricht', { text }]);
    expect(await post()).toEqual([
      { art: 'nachricht', text: expect.stringContaining('Ihr Paket <liegt> beim Nachbarn. Er heißt Otto.') },
    ]);
    expect((await seen(auftrag.token)).ereignisse.at(-1)?.text).toBe('Wir haben Ihnen geschrieben');
    const ohne = await order({ email: '', emailKey: '' });
    const reply = await doWith(staff, ohne, ['nachricht', { text }]);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Zu dieser Bestellung gibt es keine E-Mail-Adresse. Bitte rufen Sie an oder schreiben Sie einen Brief.',
    ]);
    expect((await doWith(staff, auftrag, ['nachricht', { text: '   ' }])).statusCode).toBe(400);
    expect((await doWith(staff, auftrag, ['nachricht', { text: 'x'.repeat(2001) }])).statusCode).toBe(400);
  });

  test('an order without an e-mail address goes its way without messages', async () => {
    const { order, staff, post } = await startShop(database);
    const auftrag = await order({ email: '', emailKey: '' });
    await done(staff, auftrag, ['zahlung', { betrag: 26.9, tag: '2026-11-24' }]);
    await done(staff, auftrag, ['teilStornieren', { teile: [{ nr: 1, menge: 1 }] }]);
    await done(staff, auftrag, ['versendet', paket]);
    expect(await post()).toEqual([]);
  });

  test('a note is on no page of its customer; the copy of her own data has it (Art. 15 GDPR)', async () => {
    const { app, order, staff, post, as } = await startShop(database);
    const kundin = as('customer');
    const { id: accountId } = await kundin.account();
    const auftrag = await order({ accountId });
    const data = await done(staff, auftrag, ['notiz', { text: 'Ist schwierig' }]);
    expect(data).toMatchObject({ hatNotiz: true });
    expect(data.ereignisse.at(-1)).toMatchObject({ typ: 'notiz', details: ['Ist schwierig'] });
    const page = await app.inject({ url: `/api/bestellung/${auftrag.token}` });
    const own = await kundin.get('/konto/daten');
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain(auftrag.nummer);
    expect(page.body).not.toMatch(/schwierig|"notiz"/);
    expect(own.body).toContain('Ist schwierig');
    expect(await post()).toEqual([]);
  });
});

describe.each(databases)('taking back on %s', (database) => {
  test('what has not left the house is undone by an event, with the message that still waits', async () => {
    const { db, order, staff, post } = await startShop(database);
    const auftrag = await order();
    await done(staff, auftrag, ['zahlung', { betrag: 26.9, tag: '2026-11-24' }]);
    await done(staff, auftrag, ['gepackt']);
    expect((await post()).map(({ art }) => art)).toEqual(['zahlung']);
    const ungepackt = await doWith(staff, auftrag, ['zuruecknehmen', { nr: 3 }]);
    expect(ungepackt.json()).toMatchObject({
      message: `${auftrag.nummer}: „Gepackt“ ist zurückgenommen.`,
      data: { stand: 'bezahlt', letzteNr: 4 },
    });
    const offen = await done(staff, auftrag, ['zuruecknehmen', { nr: 2 }]);
    expect(offen).toMatchObject({ stand: 'offen', aufgabe: 'geld', bezahlt: 0 });
    expect(offen.ereignisse[1]).toMatchObject({ isZurueckgenommen: true, kannZurueck: false });
    expect(await post()).toEqual([]);
    // It waits for its money again, and is reminded at its day.
    const { faelligAt } = await db.selectFrom('auftrag').select('faelligAt').executeTakeFirstOrThrow();
    expect(faelligAt?.slice(0, 10)).toBe('2026-11-28');
    expect((await doWith(staff, auftrag, ['zuruecknehmen', { nr: 2 }])).statusCode).toBe(409);
    expect((await doWith(staff, auftrag, ['zuruecknehmen', { nr: 99 }])).statusCode).toBe(409);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('what has left the house stays', async () => {
    const { paid, staff } = await startShop(database);
    const auftrag = await paid();
    await done(staff, auftrag, ['gepackt']);
    await done(staff, auftrag, ['versendet', paket]);
    for (const nr of [1, 3, 4])
      expect((await doWith(staff, auftrag, ['zuruecknehmen', { nr }])).statusCode).toBe(nr === 1 ? 400 : 409);
  });
});

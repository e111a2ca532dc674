import { describe, expect, test } from 'vitest';
import { listAuftraege } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { auszugMit, camtAuszug, camtBuchung } from '#test/auftrag/kontoauszuege.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { type Caller, startTestApp, type TestApp } from '#test/test-app.ts';
import { turnsOf } from '#test/turns-of.ts';
import { zahlungCalls } from '../../calls.ts';
import type { Abgleich, Buchung } from '../../contract.ts';
import { maxUmsaetze } from '../../kontoauszug/umsatz.ts';
import { bookZahlungen } from './book-zahlungen.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const at = now.toISOString();

/** Two orders of 24,90 € by Erika Beispiel and one of 14,90 € by Max Muster. */
async function openShop(database: Parameters<typeof startTestApp>[0]) {
  const shop = await startTestApp(database, { now: () => now });
  const produktId = await insertProdukt(shop.db, { preis: 10 });
  const max = { rechnung: JSON.stringify({ ...testAnschrift, vorname: 'Max', nachname: 'Muster' }) };
  const add = (menge: number, more: object = {}) =>
    insertAuftrag(shop.db, { posten: [{ produktId, menge }], ...more });
  const [erste, zweite, dritte] = [await add(2), await add(2), await add(1, max)];
  return { ...shop, add, admin: shop.as('admin'), erste, zweite, dritte };
}

async function abgleich(caller: Caller, text: string): Promise<Abgleich> {
  return (await caller.send(zahlungCalls.abgleich, { body: { text } })).data;
}

/** What the owner books who confirms everything that was found. */
function buchungenOf({ umsaetze, auftraege }: Abgleich): Buchung[] {
  const gesehen = (id: string) => auftraege.find(({ _id }) => _id === id)?.letzteNr ?? 0;
  return umsaetze
    .filter(({ teile }) => teile.length > 0)
    .map(({ umsatz, tag, teile }) => ({
      ...{ umsatz, tag },
      teile: teile.map((teil) => ({ ...teil, gesehen: gesehen(teil.auftragId) })),
    }));
}

async function buchen(caller: Caller, buchungen: Buchung[]) {
  const { message, data } = await caller.send(zahlungCalls.buchen, { body: { buchungen } });
  return { message, ergebnisse: data.ergebnisse.map(({ ergebnis }) => ergebnis), data: data.ergebnisse };
}

async function zahlungenIn(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('auftragEreignis')
    .select('angaben')
    .where('typ', '=', 'zahlung')
    .execute();
  return rows.map(({ angaben }) => JSON.parse(angaben).betragCent);
}

const einmal = { betrag: '24,90', name: 'Erika Beispiel' };

describe.each(databases)('a statement of the bank on %s', (database) => {
  test('is matched without storing anything, then booked, and is known when it is read again', async () => {
    const { db, admin, erste, dritte } = await openShop(database);
    const text = auszugMit([
      { ...einmal, zweck: `Bestellung ${erste.nummer.toLowerCase().replaceAll('-', ' ')}` },
      { betrag: '14,90', name: 'MUSTER, MAX', zweck: 'Seife' },
      { betrag: '99,00', name: 'Fremde Leute', zweck: 'Miete' },
    ]);
    const gefunden = await abgleich(admin, text);
    expect(gefunden).toMatchObject({ format: 'Sparkasse (CSV)', isGeraten: false, uebersprungen: [] });
    expect(gefunden.umsaetze.map(({ art, teile }) => [art, teile])).toEqual([
      ['sicher', [{ auftragId: erste.id, betrag: 24.9 }]],
      ['wahrscheinlich', [{ auftragId: dritte.id, betrag: 14.9 }]],
      ['offen', []],
    ]);
    expect(gefunden.auftraege.map(({ nummer }) => nummer).toSorted()).toEqual(
      [erste.nummer, dritte.nummer].toSorted(),
    );
    expect(await zahlungenIn(db)).toEqual([]);
    expect(await db.selectFrom('bankUmsatz').selectAll().execute()).toEqual([]);

    const buchungen = buchungenOf(gefunden);
    const first = await buchen(admin, buchungen);
    expect([first.message, first.ergebnisse]).toEqual(['2 Zahlungen gebucht.', ['gebucht', 'gebucht']]);
    const second = await buchen(admin, buchungen);
    expect(second.ergebnisse).toEqual(['schonGebucht', 'schonGebucht']);
    expect(second.message).toBe('Keine Zahlung gebucht, 2 waren es schon.');
    expect((await zahlungenIn(db)).toSorted()).toEqual([1490, 2490]);
    const { auftraege } = await listAuftraege(db, { suche: erste.nummer });
    expect(auftraege[0]).toMatchObject({ stand: 'bezahlt', bezahlt: 24.9, offen: 0 });
    expect((await abgleich(admin, text)).umsaetze.map(({ art }) => art)).toEqual([
      'gebucht',
      'gebucht',
      'offen',
    ]);
  });

  test('a number far behind in a long text is found, and the answer stays short', async () => {
    const { admin, erste } = await openShop(database);
    const zweck = `${'lang '.repeat(80)}${erste.nummer}`;
    const [zeile] = (await abgleich(admin, auszugMit([{ ...einmal, zweck, name: 'N'.repeat(300) }])))
      .umsaetze;
    expect(zeile).toMatchObject({ art: 'sicher', name: `${'N'.repeat(79)}…` });
    expect(zeile?.zweck).toHaveLength(200);
  });

  test('two equal transfers are two; of an order paid twice the second is to be confirmed', async () => {
    const { db, admin, erste } = await openShop(database);
    const text = auszugMit([
      { ...einmal, zweck: erste.nummer },
      { ...einmal, zweck: erste.nummer },
    ]);
    const gefunden = await abgleich(admin, text);
    expect(gefunden.umsaetze.map(({ art }) => art)).toEqual(['sicher', 'wahrscheinlich']);
    expect(new Set(gefunden.umsaetze.map(({ umsatz }) => umsatz)).size).toBe(2);
    // Both are booked by one call, although the second has not seen the first.
    expect((await buchen(admin, buchungenOf(gefunden))).ergebnisse).toEqual(['gebucht', 'gebucht']);
    expect(await zahlungenIn(db)).toEqual([2490, 2490]);
    const { auftraege } = await listAuftraege(db, { suche: erste.nummer });
    expect(auftraege[0]).toMatchObject({ aufgabe: 'packen', zurueck: 24.9 });
  });

  test('two transfers for one order are booked by two calls, also when the answer of the first was lost', async () => {
    const { db, admin, as, erste } = await openShop(database);
    const halb = { betrag: '12,45', name: 'Erika Beispiel', zweck: erste.nummer };
    const [eine, andere] = buchungenOf(await abgleich(admin, auszugMit([halb, halb])));
    if (!eine || !andere) throw new Error('Nothing was found.');
    const first = await buchen(admin, [eine]);
    expect(first.data[0]?.gesehen).toEqual([{ auftragId: erste.id, letzteNr: 2 }]);
    const again = await buchen(admin, [eine]);
    expect(again.data).toMatchObject([{ ergebnis: 'schonGebucht', gesehen: first.data[0]?.gesehen }]);
    expect((await buchen(admin, [andere])).ergebnisse).toEqual(['abgelehnt']);
    expect((await buchen(admin, [eine, andere])).ergebnisse).toEqual(['schonGebucht', 'gebucht']);
    expect(await zahlungenIn(db)).toEqual([1245, 1245]);
    // What others did since has not been seen.
    const notiz = { gesehen: 3, text: 'Ruft an' };
    expect((await as('employee').post(`/bestellungen/${erste.id}/notiz`, notiz)).statusCode).toBe(200);
    const dritte = { ...andere, umsatz: 'd'.repeat(64) };
    expect((await buchen(admin, [eine, andere, dritte])).ergebnisse).toEqual([
      'schonGebucht',
      'schonGebucht',
      'abgelehnt',
    ]);
  });

  test('a transfer of a day to come is refused with what to do', async () => {
    const { admin, erste } = await openShop(database);
    const text = auszugMit([{ ...einmal, tag: '26.11.26', zweck: erste.nummer }]);
    const { data } = await buchen(admin, buchungenOf(await abgleich(admin, text)));
    expect(data).toMatchObject([
      { ergebnis: 'abgelehnt', text: expect.stringMatching(/26\.11\.2026 .*Zukunft.*noch einmal ein/) },
    ]);
  });

  test('a transfer of a day before its order is not found for it; chosen by hand, it is refused as a typed payment is', async () => {
    const { admin, as, db, erste } = await openShop(database);
    const gefunden = await abgleich(admin, auszugMit([{ ...einmal, tag: '21.11.26', zweck: erste.nummer }]));
    expect(gefunden.umsaetze).toMatchObject([
      { art: 'offen', grund: `${erste.nummer}: Bestellt wurde erst am 23.11.2026.`, teile: [] },
    ]);
    expect(gefunden.umsaetze[0]?.kandidaten).toEqual([erste.id]);
    const teile = [{ auftragId: erste.id, betrag: 24.9, gesehen: 1 }];
    const buchung = { umsatz: gefunden.umsaetze[0]?.umsatz ?? '', tag: '2026-11-21', teile };
    const { data } = await buchen(admin, [buchung]);
    const vonHand = { gesehen: 1, betrag: 24.9, tag: '2026-11-21' };
    const typed = await as('employee').post(`/bestellungen/${erste.id}/zahlung`, vonHand);
    expect(data).toMatchObject([{ ergebnis: 'abgelehnt', text: typed.json().message }]);
    expect(await zahlungenIn(db)).toEqual([]);
  });

  test('a transfer of the day before its order is found for it, and may be typed: a bank’s day begins at another hour', async () => {
    const { admin, as, erste, zweite } = await openShop(database);
    const gefunden = await abgleich(admin, auszugMit([{ ...einmal, tag: '22.11.26', zweck: erste.nummer }]));
    const { data } = await buchen(admin, buchungenOf(gefunden));
    expect(data).toMatchObject([{ ergebnis: 'gebucht' }]);
    const vonHand = { gesehen: 1, betrag: 24.9, tag: '2026-11-22' };
    expect((await as('employee').post(`/bestellungen/${zweite.id}/zahlung`, vonHand)).statusCode).toBe(200);
  });

  test('one transfer for two orders is booked on both or on none', async () => {
    const { db, admin, erste, zweite } = await openShop(database);
    const text = camtAuszug([
      camtBuchung({ betrag: '49.80', name: 'Oma', zweck: `${erste.nummer} ${zweite.nummer}` }),
    ]);
    const gefunden = await abgleich(admin, text);
    expect(gefunden.umsaetze[0]).toMatchObject({ art: 'sicher' });
    const [buchung] = buchungenOf(gefunden);
    if (!buchung) throw new Error('Nothing was found.');
    const falsch = {
      ...buchung,
      teile: buchung.teile.map((teil, i) => (i === 1 ? { ...teil, gesehen: 7 } : teil)),
    };
    expect((await buchen(admin, [falsch])).ergebnisse).toEqual(['abgelehnt']);
    expect(await zahlungenIn(db)).toEqual([]);
    expect((await buchen(admin, [buchung])).ergebnisse).toEqual(['gebucht']);
    expect(await zahlungenIn(db)).toEqual([2490, 2490]);
    const auf = { ...buchung, teile: buchung.teile.slice(0, 1) };
    expect((await buchen(admin, [auf])).ergebnisse).toEqual(['schonGebucht']);
  });

  test('is booked once, however many send it at the same time', async () => {
    const { db, admin, erste, zweite, dritte } = await openShop(database);
    const text = auszugMit([
      { ...einmal, zweck: erste.nummer },
      { ...einmal, zweck: zweite.nummer },
      { betrag: '39,80', name: 'Oma', zweck: `${dritte.nummer} ${zweite.nummer}` },
    ]);
    const gefunden = await abgleich(admin, text);
    const alle = await Promise.all(Array.from({ length: 4 }, () => buchen(admin, buchungenOf(gefunden))));
    const gebucht = alle.flatMap(({ ergebnisse }) => ergebnisse).filter((one) => one === 'gebucht');
    const umsaetze = await db.selectFrom('bankUmsatz').selectAll().execute();
    expect(umsaetze.length).toBe((await zahlungenIn(db)).length);
    expect(gebucht).toHaveLength(buchungenOf(gefunden).length);
  });

  test('one that is refused does not stop the others, and says who did what', async () => {
    const { db, admin, as, erste, zweite } = await openShop(database);
    const text = auszugMit([
      { ...einmal, zweck: erste.nummer },
      { ...einmal, zweck: zweite.nummer },
    ]);
    const gefunden = await abgleich(admin, text);
    const von = { gesehen: 1, betrag: 24.9, tag: '2026-11-24' };
    expect((await as('employee').post(`/bestellungen/${erste.id}/zahlung`, von)).statusCode).toBe(200);
    const [eine, ...mehr] = buchungenOf(gefunden);
    if (!eine) throw new Error('Nothing was found.');
    const fremde = {
      ...eine,
      umsatz: 'f'.repeat(64),
      teile: [{ auftragId: 'gibtesnicht', betrag: 1, gesehen: 1 }],
    };
    const morgen = { ...eine, umsatz: 'e'.repeat(64), tag: '2026-11-26' };
    const { ergebnisse, data, message } = await buchen(admin, [eine, fremde, morgen, ...mehr]);
    expect(ergebnisse).toEqual(['abgelehnt', 'abgelehnt', 'abgelehnt', 'gebucht']);
    expect(message).toBe('1 Zahlung gebucht, 3 nicht.');
    expect(data[0]?.text).toMatch(new RegExp(`^${erste.nummer} hat sich inzwischen geändert: `));
    expect(await zahlungenIn(db)).toEqual([2490, 2490]);
  });

  test('what was booked by hand is a question, also half of it and when it comes again in another format', async () => {
    const { db, admin, as, erste, zweite } = await openShop(database);
    const book = (id: string, betrag: number) =>
      as('employee').post(`/bestellungen/${id}/zahlung`, { gesehen: 1, betrag, tag: '2026-11-24' });
    expect((await book(erste.id, 24.9)).statusCode).toBe(200);
    const halb = { betrag: '12,45', name: 'Erika Beispiel', zweck: zweite.nummer };
    const csv = auszugMit([{ ...einmal, zweck: erste.nummer }, halb]);
    const ganz = await abgleich(admin, csv);
    expect(ganz.umsaetze[0]).toMatchObject({
      art: 'wahrscheinlich',
      grund: expect.stringMatching(
        /^Am 24\.11\.2026 sind schon 24,90\s€ für .* gebucht: dieselbe Zahlung\?$/,
      ),
    });
    expect((await buchen(admin, buchungenOf(ganz).slice(1))).ergebnisse).toEqual(['gebucht']);
    const camt = camtAuszug([camtBuchung({ betrag: '12.45', name: 'Erika Beispiel', zweck: zweite.nummer })]);
    expect((await abgleich(admin, camt)).umsaetze[0]).toMatchObject({
      art: 'wahrscheinlich',
      grund: expect.stringMatching(/schon 12,45.*dieselbe Zahlung/),
    });
    // Of the same statement the other half is another payment.
    const beide = (await abgleich(admin, auszugMit([halb, halb]))).umsaetze;
    expect(beide.map(({ art, grund }) => [art, /dieselbe/.test(grund)])).toEqual([
      ['gebucht', false],
      ['sicher', false],
    ]);
    expect((await zahlungenIn(db)).toSorted()).toEqual([1245, 2490]);
  });

  test('money for a cancelled order is to be confirmed, and then has to be returned', async () => {
    const { db, admin, add } = await openShop(database);
    const { nummer } = await add(2, { ereignisse: [{ typ: 'storniert', angaben: { grund: 'frist' }, at }] });
    const gefunden = await abgleich(admin, auszugMit([{ ...einmal, name: 'Oma', zweck: nummer }]));
    expect(gefunden.umsaetze[0]).toMatchObject({
      art: 'wahrscheinlich',
      grund: `${nummer} ist storniert: Das Geld wäre zurückzuzahlen.`,
    });
    expect((await buchen(admin, buchungenOf(gefunden))).ergebnisse).toEqual(['gebucht']);
    const { auftraege } = await listAuftraege(db, { suche: nummer });
    expect(auftraege[0]).toMatchObject({ stand: 'storniert', aufgabe: 'problem', zurueck: 24.9 });
  });

  test('of a rest that was forgiven is a payment; only more than it has to be returned', async () => {
    const { admin, add } = await openShop(database);
    const { nummer } = await add(2, {
      ereignisse: [
        { typ: 'zahlung', angaben: { betragCent: 2481, tag: '2026-11-20' }, at },
        { typ: 'erlassen', angaben: { betragCent: 9 }, at },
      ],
    });
    const rest = { ...einmal, name: 'Oma', betrag: '0,09', zweck: nummer };
    const gefunden = await abgleich(admin, auszugMit([rest]));
    expect(gefunden).toMatchObject({
      umsaetze: [
        {
          art: 'wahrscheinlich',
          grund: `Der Rest von ${nummer} war erlassen: Die Bestellung ist damit ganz bezahlt.`,
        },
      ],
      auftraege: [{ nummer, offen: 0, erlassen: 0.09 }],
    });
    expect((await buchen(admin, buchungenOf(gefunden))).ergebnisse).toEqual(['gebucht']);
    const danach = await abgleich(admin, auszugMit([rest, { ...rest, betrag: '0,10' }]));
    expect(danach.umsaetze[1]?.grund).toBe(`${nummer} ist schon bezahlt: Das Geld wäre zurückzuzahlen.`);
  });

  test('is for the admin alone; what is no statement is refused with what to do', async () => {
    const { admin, as } = await openShop(database);
    expect((await as('employee').post('/zahlungen/abgleich', { text: 'x' })).statusCode).toBe(403);
    for (const text of ['', 'Hallo', '%PDF-1.7', '<svg/>', 'a\u0000b']) {
      const reply = await admin.post('/zahlungen/abgleich', { text });
      expect([text, reply.statusCode]).toEqual([text, 400]);
    }
    const viele = { text: `Buchungstag;Name;Betrag\n${';'.repeat(1_000_000)}` };
    expect((await admin.post('/zahlungen/abgleich', viele)).statusCode).toBe(400);
    // Millions of small objects are refused before they are made.
    const objekte = await admin.post('/zahlungen/abgleich', { text: '', b: Array(300_000).fill({}) });
    expect([objekte.statusCode, objekte.json().message]).toEqual([
      400,
      'Eine Anfrage dieser Größe darf nur einen einzigen Text enthalten.',
    ]);
    const none = { umsatz: 'g', tag: '2026-11-24', teile: [] };
    expect((await admin.post('/zahlungen/buchen', { buchungen: [none] })).statusCode).toBe(400);
    expect((await admin.post('/zahlungen/buchen', { buchungen: [] })).statusCode).toBe(400);
  });
});

test('while a large statement is matched, other requests are answered', async () => {
  const shop: TestApp = await startTestApp('SQLite', { now: () => now });
  const produktId = await insertProdukt(shop.db, { preis: 10 });
  for (let i = 0; i < 50; i += 1) await insertAuftrag(shop.db, { posten: [{ produktId, menge: 1 }] });
  const admin = shop.as('admin');
  await admin.token();
  const zahlungen = Array.from({ length: maxUmsaetze }, (_, i) => ({
    betrag: '14,90',
    name: 'Erika Beispiel',
    zweck: `Nr ${i}`,
  }));
  const match = abgleich(admin, auszugMit(zahlungen));
  expect(await turnsOf(match)).toBeGreaterThan(4);
  expect((await match).umsaetze).toHaveLength(maxUmsaetze);
});

test('between the bookings of several transfers other requests are answered', async () => {
  const { db, dritte } = await openShop('SQLite');
  const umsatz = (nr: number) => nr.toString(16).padStart(64, '0');
  const buchungen = [1, 2, 3].map((nr) => ({
    ...{ umsatz: umsatz(nr), tag: '2026-11-24' },
    teile: [{ auftragId: dritte.id, betrag: 1, gesehen: 1 }],
  }));
  const von = { id: null, name: 'Ada' };
  const booking = bookZahlungen(db, buchungen, { von, now, adresse: 'https://laden.example' });
  expect(await turnsOf(booking)).toBeGreaterThanOrEqual(buchungen.length);
  expect((await booking).map(({ ergebnis }) => ergebnis)).toEqual(['gebucht', 'gebucht', 'gebucht']);
});

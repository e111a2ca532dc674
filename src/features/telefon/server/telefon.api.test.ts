import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expireAuftraege, verifyAuftraege } from '#features/auftrag/server/index.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { bestellungVon, countRows, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { buildTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import type { TelefonKasse } from '../contract.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');
const leer = {
  ...{ vorname: '', nachname: '', firma: '', strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '' },
};

describe.each(databases)('an order by telephone on %s', (database) => {
  async function start(menge = 9) {
    const started = await startOpenShop(database, { now });
    const id = await insertWare(started.db, { menge, name: 'Lavendeltraum', preis: 7.9, gramm: 100 });
    const ada = started.as('employee');
    const anrufOf = async (stueck: number, gewollt: object = {}) => {
      const posten = [{ produktId: id, menge: stueck }];
      const kasse: TelefonKasse = (await ada.post('/bestellungen/vorschau', { posten })).json().data;
      const { versandart, zahlart } = { versandart: 'dhl', zahlart: 'vorkasse', ...gewollt };
      const bezugsweg = kasse.moeglichkeiten.find(
        (one) => one.versandart === versandart && one.zahlart === zahlart,
      );
      return {
        ...{ bestellId: randomBytes(18).toString('base64url'), stand: bezugsweg?.stand ?? 'keiner' },
        ...{ versandart, zahlart, posten, email: '', rechnung: testAnschrift, ...gewollt },
      };
    };
    return { ...started, id, ada, anrufOf };
  }

  test('is an order like any other, made by the workshop, with the usual confirmation', async () => {
    const { db, ada, anrufOf, id } = await start();
    const { id: vonId } = await ada.account();
    const anruf = await anrufOf(2, { email: 'erika@kundschaft.example' });
    const reply = await ada.post('/bestellungen', anruf);
    expect([reply.statusCode, reply.json().message]).toEqual([
      201,
      expect.stringMatching(/^B-26-\w{5} ist angelegt\. Die Bestätigung geht per E-Mail hinaus\.$/),
    ]);
    const { _id, nummer, hatPost } = reply.json().data;
    expect(hatPost).toBe(true);
    const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    expect(auftrag).toMatchObject({
      ...{ id: _id, nummer, accountId: null, emailKey: 'erika@kundschaft.example', aufgabe: 'geld' },
      ...{ warenCent: 1580, versandCent: 490, gesamtCent: 2070, terminVon: '2026-11-27' },
      steuer: '[{"satzPromille":190,"bruttoCent":2070,"steuerCent":331}]',
    });
    expect(await db.selectFrom('auftragEreignis').selectAll().execute()).toMatchObject([
      { typ: 'bestellt', angaben: '{"telefon":true}', vonId },
    ]);
    const nachrichten = await db.selectFrom('nachricht').select('art').execute();
    expect(nachrichten).toEqual([{ art: 'bestellung' }]);
    const voll = (await ada.get(`/bestellungen/${_id}`)).json().data;
    expect(voll).toMatchObject({ isTelefon: true, hatKonto: false, letzteNr: 1 });
    const [ware] = (await ada.get('/bestellungen/waren')).json().data;
    expect(ware).toMatchObject({ produktId: id, frei: 7, preis: 7.9, gramm: 100 });
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('of nobody has no mail and no address, and is fetched', async () => {
    const { db, ada, anrufOf } = await start();
    const weg = { versandart: 'abholung', zahlart: 'abholung', rechnung: leer };
    const reply = await ada.post('/bestellungen', await anrufOf(1, weg));
    expect(reply.json().message).toMatch(/Ohne E-Mail-Adresse geht keine Nachricht hinaus\.$/);
    const { _id } = reply.json().data;
    const voll = (await ada.get(`/bestellungen/${_id}`)).json().data;
    expect(voll).toMatchObject({ name: 'Laufkundschaft', email: '', aufgabe: 'packen', bestellungen: 1 });
    expect(await db.selectFrom('nachricht').selectAll().execute()).toEqual([]);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('without an e-mail address is never cancelled by itself: the workshop has to call', async () => {
    const { db, ada, anrufOf } = await start();
    const { _id } = (await ada.post('/bestellungen', await anrufOf(1))).json().data;
    const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };
    for (const at of ['2026-11-28T09:00:00.000Z', '2026-12-03T19:00:00.000Z'])
      await expireAuftraege(db, { adresse: 'http://localhost', now: new Date(at), log });
    const ereignisse = await db.selectFrom('auftragEreignis').select('typ').orderBy('nr').execute();
    expect(ereignisse.map(({ typ }) => typ)).toEqual(['bestellt', 'ueberfaellig']);
    expect((await ada.get(`/bestellungen/${_id}`)).json().data).toMatchObject({
      ...{ stand: 'offen', aufgabe: 'problem' },
    });
    expect(await db.selectFrom('nachricht').selectAll().execute()).toEqual([]);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('has no limit for orders without an e-mail address, and a shopper’s limit does not count them', async () => {
    const { app, db, ada, anrufOf, id } = await start(40);
    const weg = { versandart: 'abholung', zahlart: 'abholung', rechnung: leer };
    for (let i = 0; i < 12; i += 1)
      expect((await ada.post('/bestellungen', await anrufOf(1, weg))).statusCode).toBe(201);
    const gast = await gastMit(db, { [id]: 1 });
    expect((await gast.bestelle(app, bestellungVon(await gast.kasse(app)))).statusCode).toBe(201);
  });

  test('is taken in a pause, and not before the shop has opened', async () => {
    const { db, ada, anrufOf } = await start();
    await changeEinstellung(db, 'phase', { phase: 'pausiert', pauseText: 'Ferien', pauseBis: '' });
    const anruf = await anrufOf(1);
    expect((await ada.post('/bestellungen', anruf)).statusCode).toBe(201);
    await changeEinstellung(db, 'phase', { phase: 'angekuendigt' });
    const { posten } = anruf;
    const text = 'Bestellungen lassen sich aufnehmen, sobald der Laden geöffnet hat.';
    const vorschau = await ada.post('/bestellungen/vorschau', { posten });
    expect([vorschau.statusCode, vorschau.json().message]).toEqual([409, text]);
    const neu = { ...anruf, bestellId: randomBytes(18).toString('base64url') };
    expect((await ada.post('/bestellungen', neu)).json().message).toBe(text);
  });

  test('the same once more is the same order, on another node too', async () => {
    const { db, ada, anrufOf, reopen } = await start();
    const anruf = await anrufOf(1);
    const other = await buildTestApp(reopen(), { now });
    const headers = { authorization: `Bearer ${await ada.token()}` };
    const replies = await Promise.all([
      ...Array.from({ length: 3 }, () => ada.post('/bestellungen', anruf)),
      other.inject({ method: 'POST', url: '/api/bestellungen', headers, payload: anruf }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await countRows(db, 'auftrag')).toBe(1);
  });

  test('by transfer names the account that the order was made with, until it is paid', async () => {
    const { db, ada, anrufOf } = await start();
    const { data } = (await ada.post('/bestellungen', await anrufOf(2))).json();
    const { gezeigt } = await db.selectFrom('auftrag').select('gezeigt').executeTakeFirstOrThrow();
    const { kontoinhaber, iban, bank } = JSON.parse(gezeigt).ueberweisung;
    expect(iban).toMatch(/^DE\d/);
    const konto = { kontoinhaber, iban, bank };
    expect(data).toMatchObject({ hatPost: false, ueberweisung: { ...konto, betrag: 20.7 } });
    const read = async () => (await ada.get(`/bestellungen/${data._id}`)).json().data;
    expect((await read()).ueberweisung).toEqual(konto);
    const geld = { gesehen: 1, betrag: '20,70', tag: '2026-11-23' };
    expect((await ada.post(`/bestellungen/${data._id}/zahlung`, geld)).statusCode).toBe(200);
    expect(await read()).not.toHaveProperty('ueberweisung');
    const dort = { versandart: 'abholung', zahlart: 'abholung', rechnung: leer };
    const bar = await ada.post('/bestellungen', await anrufOf(1, dort));
    expect(bar.json().data).not.toHaveProperty('ueberweisung');
  });

  test('one id is one order, whatever was read meanwhile, and whatever is left on the shelf', async () => {
    const { db, ada, as, anrufOf } = await start(3);
    const anruf = await anrufOf(3);
    const erste = await ada.post('/bestellungen', anruf);
    expect(erste.statusCode).toBe(201);
    const noch = await ada.post('/bestellungen', { ...anruf, stand: 'ein ganz anderer' });
    expect([noch.statusCode, noch.body]).toEqual([200, erste.body]);
    // Another person's id is another order: here it finds an empty shelf.
    expect((await as('admin').post('/bestellungen', anruf)).statusCode).toBe(409);
    expect(await countRows(db, 'auftrag')).toBe(1);
  });

  test('its id with another content is refused, and names the order that there is', async () => {
    const { db, ada, anrufOf, id } = await start(9);
    const rose = await insertWare(db, { menge: 3, name: 'Rosenseife', preis: 9, gramm: 100 });
    const posten = [rose, id].map((produktId) => ({ produktId, menge: 1 }));
    const kasse: TelefonKasse = (await ada.post('/bestellungen/vorschau', { posten })).json().data;
    const bezugsweg = kasse.moeglichkeiten.find(
      (one) => one.versandart === 'dhl' && one.zahlart === 'vorkasse',
    );
    const body = await anrufOf(1, { posten, stand: bezugsweg?.stand });
    const { _id, nummer } = (await ada.post('/bestellungen', body)).json().data;
    for (const anders of [
      { posten: posten.slice(1) },
      { posten: posten.map((one) => ({ ...one, menge: 2 })) },
      { rechnung: { ...testAnschrift, nachname: 'Anders' } },
      { email: 'erika@kundschaft.example' },
      { lieferung: { ...testAnschrift, nachname: 'Nebenan' } },
      { versandart: 'abholung' },
      { versandart: 'abholung', zahlart: 'abholung' },
    ]) {
      const reply = await ada.post('/bestellungen', { ...body, ...anders });
      const { message, data } = reply.json();
      expect([reply.statusCode, data]).toEqual([409, { _id, nummer }]);
      expect(message).toMatch(new RegExp(`^${nummer} ist schon angelegt, ohne Ihre Änderung\\. `));
    }
    const umgestellt = { ...body, posten: [...posten].reverse() };
    expect((await ada.post('/bestellungen', umgestellt)).statusCode).toBe(200);
    expect(await countRows(db, 'auftrag')).toBe(1);
  });

  test('of nobody, and of a parcel for somebody else, the same once more is found too', async () => {
    const { ada, anrufOf } = await start();
    const niemand = { versandart: 'abholung', zahlart: 'abholung', rechnung: leer, lieferung: testAnschrift };
    const paket = {
      lieferung: { ...testAnschrift, nachname: ' Nebenan ' },
      email: 'erika@kundschaft.example',
    };
    for (const anruf of [await anrufOf(1, niemand), await anrufOf(1, paket)])
      for (const status of [201, 200])
        expect((await ada.post('/bestellungen', anruf)).statusCode).toBe(status);
  });

  test('what changed meanwhile is said, and nothing is ordered', async () => {
    const { app, db, ada, anrufOf, id } = await start(3);
    const anruf = await anrufOf(2);
    const gast = await gastMit(db, { [id]: 2 });
    await gast.bestelle(app, bestellungVon(await gast.kasse(app)));
    const reply = await ada.post('/bestellungen', anruf);
    expect([reply.statusCode, reply.json().fehler]).toEqual([
      409,
      ['Von Lavendeltraum ist nur noch 1 Stück da.'],
    ]);
    expect(reply.json().data.hindernisse).toMatchObject([{ produktId: id, hoechstens: 1 }]);
    expect(await countRows(db, 'auftrag')).toBe(1);
  });

  test('also orders what has to be made', async () => {
    const { db, ada } = await start();
    const seife = await insertWare(db, { menge: 0, name: 'Rosenseife', preis: 9, fertigungstage: 20 });
    const posten = [{ produktId: seife, menge: 3 }];
    const kasse = (await ada.post('/bestellungen/vorschau', { posten })).json().data;
    expect(kasse).toMatchObject({ hindernisse: [], posten: [{ verfuegbarkeit: { tage: 20 } }] });
    const [{ stand, versandart, zahlart }] = kasse.moeglichkeiten;
    const bestellId = randomBytes(18).toString('base64url');
    const anruf = { bestellId, stand, versandart, zahlart, posten, email: '', rechnung: testAnschrift };
    const { _id } = (await ada.post('/bestellungen', anruf)).json().data;
    expect((await ada.get(`/bestellungen/${_id}`)).json().data).toMatchObject({ isZuFertigen: true });
  });

  test('what is wrong in the form is named by its field; which ones are needed depends on the way', async () => {
    const { ada, anrufOf } = await start();
    const paket = await ada.post('/bestellungen', await anrufOf(1, { rechnung: leer, email: 'erika@' }));
    expect(paket.statusCode).toBe(400);
    expect(paket.json().fehler.sort()).toEqual([
      'email: Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.',
      'rechnung.hausnummer: Bitte die Hausnummer eingeben.',
      'rechnung.nachname: Bitte den Nachnamen eingeben.',
      'rechnung.plz: Bitte die Postleitzahl eingeben.',
      'rechnung.stadt: Bitte den Ort eingeben.',
      'rechnung.strasse: Bitte die Straße eingeben.',
      'rechnung.vorname: Bitte den Vornamen eingeben.',
    ]);
    const dort = await ada.post('/bestellungen', {
      ...(await anrufOf(1, { versandart: 'abholung', zahlart: 'vorkasse', rechnung: leer })),
      posten: [],
    });
    expect(dort.json().fehler.sort()).toEqual([
      'posten: Bitte mindestens ein Produkt wählen.',
      'rechnung.nachname: Bitte einen Namen eingeben.',
    ]);
  });

  test('a surname alone is enough for who fetches the goods, in the mails too', async () => {
    const { db, ada, anrufOf } = await start();
    const dort = { versandart: 'abholung', zahlart: 'vorkasse', email: 'schoen@kundschaft.example' };
    const anruf = await anrufOf(1, { ...dort, rechnung: { ...leer, nachname: 'Schön' } });
    const { _id } = (await ada.post('/bestellungen', anruf)).json().data;
    expect((await ada.get(`/bestellungen/${_id}`)).json().data.name).toBe('Schön');
    const [mail] = await listPost(db);
    expect(mail?.anName).toBe('Schön');
    expect(mail?.text).toContain('Guten Tag,');
  });
});

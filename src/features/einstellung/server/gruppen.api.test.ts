import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { inputFor } from '#test/fuzz/from-schema.ts';
import { startTestApp } from '#test/test-app.ts';
import { gruppeBodyOf } from '../contract.ts';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import { gruppen, gruppenNamen } from '../gruppen/gruppen.ts';
import { umgebungCalls } from '../umgebung-calls.ts';

const { zahlung, post, texte, nummern } = {
  zahlung: gruppen.zahlung.leer,
  post: gruppen.post.leer,
  texte: gruppen.texte.leer,
  nummern: gruppen.nummern.leer,
};

describe.each(databases)('the groups of settings on %s', (database) => {
  test('a value of the goods of 0 € and a rate twice are refused at their fields', async () => {
    const admin = (await startTestApp(database)).as('admin');
    const { steuer, versand } = gruppen;
    const dhl = { ...versand.leer.dhl, freiAb: 0 };
    const frei = await admin.put('/einstellungen/versand', { ...versand.leer, dhl, version: 0 });
    expect([frei.statusCode, frei.json().fehler]).toEqual([
      400,
      [
        'dhl.freiAb: Bitte einen Warenwert ab 0,01 €, oder „Ab einem Warenwert versandkostenfrei“ ausschalten.',
      ],
    ]);
    const doppelt = { ...steuer.leer, saetze: [19, 7, 19], version: 0 };
    const refused = await admin.put('/einstellungen/steuer', doppelt);
    expect([refused.statusCode, refused.json().fehler]).toEqual([
      400,
      ['saetze: Jeder Steuersatz darf nur einmal vorkommen.'],
    ]);
  });

  test('a way to pay that customers can choose is complete, and its IBAN is stored without spaces', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const an = { ...zahlung.vorkasse, aktiv: true };
    const refused = await admin.put('/einstellungen/zahlung', { ...zahlung, vorkasse: an, version: 0 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fehler).toEqual([
      'vorkasse.kontoinhaber: Für die Überweisung fehlt, wem das Konto gehört. Bitte eingeben oder die Überweisung ausschalten.',
      'vorkasse.iban: Für die Überweisung fehlt die IBAN. Bitte eingeben oder die Überweisung ausschalten.',
    ]);

    const { save } = gruppeCallsOf('zahlung');
    const voll = { ...an, kontoinhaber: 'Ada Beispiel', iban: 'de89 3704 0044 0532 0130 00' };
    const { data } = await admin.send(save, { body: { ...zahlung, vorkasse: voll, version: 0 } });
    expect(data.angaben.vorkasse).toEqual({ ...voll, iban: 'DE89370400440532013000' });
  });

  test('a wrong IBAN is refused with what is wrong, also while the way is off', async () => {
    const { as } = await startTestApp(database);
    const vorkasse = { ...zahlung.vorkasse, iban: 'DE8937040044053201300' };
    const reply = await as('admin').put('/einstellungen/zahlung', { ...zahlung, vorkasse, version: 0 });
    expect(reply.json().fehler).toEqual([
      'vorkasse.iban: Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.',
    ]);
  });

  test.each([
    [
      'post',
      { ...post, absenderName: 'Laden\r\nBcc: x@x.example' },
      'absenderName: Bitte ohne Zeilenumbrüche',
    ],
    ['post', { ...post, absender: 'Laden' }, 'absender: Bitte eine vollständige E-Mail-Adresse'],
    [
      'texte',
      { ...texte, werte: [{ titel: ' ', text: 'x' }] },
      'werte.0.titel: Bitte eine Überschrift eingeben.',
    ],
    [
      'texte',
      { ...texte, geschichte: 'x'.repeat(6001) },
      'geschichte: Höchstens 6.000 Zeichen, es sind 6.001.',
    ],
    ['nummern', { ...nummern, rechnungPraefix: 're' }, 'rechnungPraefix: Bitte 1 bis 6 große Buchstaben'],
    [
      'nummern',
      { ...nummern, naechsteRechnung: 0 },
      'naechsteRechnung: Bitte eine ganze Zahl von 1 bis 999.999.',
    ],
  ])('%s: a wrong value is named by its field', async (gruppe, angaben, fehler) => {
    const { as } = await startTestApp(database);
    const reply = await as('admin').put(`/einstellungen/${gruppe}`, { ...angaben, version: 0 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([expect.stringContaining(fehler)]);
  });

  test('texts are on the about page with the next request', async () => {
    const { app, as } = await startTestApp(database);
    const { save } = gruppeCallsOf('texte');
    const neu = { ...texte, geschichte: 'Im Hof.\r\n\r\nIm Winter.', werte: [{ titel: 'Ruhe', text: '' }] };
    await as('admin').send(save, { body: { ...neu, version: 0 } });
    const { data } = (await app.inject('/api/laden/texte')).json();
    expect(data).toMatchObject({ geschichte: 'Im Hof.\n\nIm Winter.', werte: [{ titel: 'Ruhe', text: '' }] });
  });

  test('the three cards of the home page are the owner’s words with the next request', async () => {
    const { app, as } = await startTestApp(database);
    const admin = as('admin');
    const card = { titel: 'Aus dem Hof', text: 'Wir rühren, was im Garten wächst.' };
    const neu = { ...texte, merkmale: texte.merkmale.with(0, card) };
    await admin.send(gruppeCallsOf('texte').save, { body: { ...neu, version: 0 } });
    const { data } = (await app.inject('/api/laden')).json();
    expect(data.merkmale).toEqual([card, ...texte.merkmale.slice(1)]);
    const two = await admin.put('/einstellungen/texte', { ...neu, merkmale: [card, card], version: 1 });
    expect(two.json().fehler).toEqual(['merkmale: Es sind immer drei Karten.']);
    const halb = texte.merkmale.with(1, { titel: 'Nur das', text: '' });
    const half = await admin.put('/einstellungen/texte', { ...neu, merkmale: halb, version: 1 });
    expect(half.json().fehler).toEqual(['merkmale.1.text: Bitte einen Satz eingeben.']);
  });

  test('no body of any group ends in an error of the server', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const body = fc.constantFrom(...gruppenNamen).chain((gruppe) =>
      fc.record({
        gruppe: fc.constant(gruppe),
        body: inputFor(gruppeBodyOf(gruppe), 'body', { known: () => [], isTame: false }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(body, async ({ gruppe, body }) => {
        const reply = await admin.put(`/einstellungen/${gruppe}`, body as object);
        expect([200, 400, 409, 413]).toContain(reply.statusCode);
      }),
      { numRuns: 150 },
    );
    for (const gruppe of gruppenNamen)
      expect((await admin.get(`/einstellungen/${gruppe}`)).statusCode).toBe(200);
  });
});

test('the back office sees whether the environment has something, and admins only', async () => {
  const umgebung = {
    smtp: true,
    https: true,
    sicherung: false,
    oeffentlich: true,
    proxyGeklaert: false,
    adresse: 'https://laden.example',
  };
  const { as } = await startTestApp('SQLite', { umgebung });
  expect((await as('admin').send(umgebungCalls.read)).data).toEqual(umgebung);
  for (const role of ['employee', 'customer'] as const)
    expect((await as(role).get('/einstellungen/umgebung')).statusCode).toBe(403);
});

test('a shop for one machine has no mail server, and says so', async () => {
  const { as } = await startTestApp('SQLite');
  expect((await as('admin').send(umgebungCalls.read)).data).toMatchObject({ smtp: false, https: false });
});

import { describe, expect, test } from 'vitest';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { leererLaden } from '#features/einstellung/gruppen/laden-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { saveEinstellung } from '#features/einstellung/server/index.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { buildTestApp, type Caller, startTestApp } from '#test/test-app.ts';
import { rechtstextVerwaltungCalls as calls } from '../verwaltung-calls.ts';
import { eingebauteRechtstexte } from './eingebaute-rechtstexte.ts';

/** A shop in which it is 23 November 2026, 10:00 in the workshop, until `goTo`. */
async function openShop(database: DatabaseName) {
  let time = new Date('2026-11-23T09:00:00Z');
  const shop = await startTestApp(database, { now: () => time });
  const goTo = (iso: string) => {
    time = new Date(iso);
  };
  const read = async (path: string) => (await shop.app.inject(`/api/rechtstexte/${path}`)).json().data;
  return { ...shop, goTo, read, admin: shop.as('admin') };
}

const agb = { art: 'agb' };

async function publish(admin: Caller, text: string, gueltigAb = '2026-11-23') {
  const { version } = (await admin.send(calls.read, { params: agb })).data.entwurf ?? { version: null };
  const entwurf = await admin.send(calls.saveEntwurf, { params: agb, body: { text, version } });
  return admin.send(calls.publish, { params: agb, body: { version: entwurf.data.version, gueltigAb } });
}

const shown = (data: unknown) => JSON.stringify((data as { bloecke: unknown }).bloecke);

describe.each(databases)('legal texts on %s', (database) => {
  test('the settings that a text lacks are named with their fields, until they are there', async () => {
    const { admin } = await openShop(database);
    const impressum = async () => {
      const row = (await admin.send(calls.list)).data.find(({ art }) => art === 'impressum');
      expect(row?.probleme).toEqual([]);
      return row?.luecken;
    };
    const wem = { text: 'Wem der Laden gehört', ziel: '/admin/einstellungen?feld=laden.inhaberin' };
    expect(await impressum()).toContainEqual(wem);
    const body = { ...leererLaden, name: 'Seifenhof', inhaberin: 'Ada Beispiel', version: 0 };
    await admin.send(gruppeCallsOf('laden').save, { body });
    expect(await impressum()).not.toContainEqual(wem);
  });

  test('every shop has the built-in ones, filled from its settings', async () => {
    const { read, admin } = await openShop(database);
    const { save } = gruppeCallsOf('laden');
    await admin.send(save, {
      body: { ...leererLaden, name: 'Seifenhof', inhaberin: 'Ada Beispiel', version: 0 },
    });
    const data = await read('impressum');
    expect(data).toMatchObject({ nr: 1, stand: 'Oktober 2025', gueltigAb: '2025-10-01', istBeispiel: true });
    expect(data.fassungen).toHaveLength(1);
    expect(shown(data)).toContain('Ada Beispiel');
    for (const art of Object.keys(eingebauteRechtstexte)) {
      const bloecke = shown(await read(art));
      expect(bloecke.length).toBeGreaterThan(200);
      expect(bloecke).not.toMatch(/\{\{|"name"/);
    }
  });

  test('a draft is seen by nobody until it is published, and then at once on every node', async () => {
    const { app, read, admin, reopen } = await openShop(database);
    const node = await buildTestApp(reopen(), { now: () => new Date('2026-11-23T09:00:00Z') });
    await node.inject('/api/rechtstexte/agb');
    const { data } = await admin.send(calls.saveEntwurf, {
      params: agb,
      body: { text: '## Neu\n\nVon **{{laden}}**', version: null },
    });
    expect((await read('agb')).nr).toBe(1);
    const saved = await admin.send(calls.publish, {
      params: agb,
      body: { version: data.version, gueltigAb: '2026-11-23', geprueftAm: '2026-11-20' },
    });
    expect(saved.data).toMatchObject({
      nr: 2,
      stand: 'November 2026',
      zustand: 'aktuell',
      geprueftAm: '2026-11-20',
    });
    for (const one of [app, node]) {
      const now = (await one.inject('/api/rechtstexte/agb')).json().data;
      expect(now).toMatchObject({ nr: 2, gueltigBis: null, istBeispiel: false });
      expect(now.fassungen).toEqual([
        { nr: 2, gueltigAb: '2026-11-23', gueltigBis: null },
        { nr: 1, gueltigAb: '2025-10-01', gueltigBis: '2026-11-22' },
      ]);
    }
    expect((await admin.send(calls.read, { params: agb })).data.entwurf).toBeNull();
  });

  test('the version of tomorrow is on the page tomorrow, and before that only in the back office', async () => {
    const { app, read, admin, goTo } = await openShop(database);
    await publish(admin, 'Ab morgen', '2026-11-24');
    expect((await read('agb')).nr).toBe(1);
    expect((await app.inject('/api/rechtstexte/agb/2')).statusCode).toBe(404);
    const { data } = await admin.send(calls.readFassung, { params: { ...agb, nr: 2 } });
    expect(data).toMatchObject({ zustand: 'geplant', text: 'Ab morgen' });
    expect((await admin.send(calls.list)).data[0]).toMatchObject({ aktuell: { nr: 1 }, geplant: { nr: 2 } });
    // Midnight in the workshop is 23:00 UTC in winter.
    goTo('2026-11-23T22:59:59Z');
    expect((await read('agb')).nr).toBe(1);
    goTo('2026-11-23T23:00:00Z');
    expect((await read('agb')).nr).toBe(2);
  });

  test('a planned version that is replaced is never shown', async () => {
    const { app, read, admin, goTo } = await openShop(database);
    await publish(admin, 'Geplant', '2026-12-01');
    await publish(admin, 'Stattdessen', '2026-11-30');
    goTo('2026-12-02T12:00:00Z');
    expect((await read('agb')).nr).toBe(3);
    expect((await read('agb')).fassungen.map(({ nr }: { nr: number }) => nr)).toEqual([3, 1]);
    expect((await app.inject('/api/rechtstexte/agb/2')).statusCode).toBe(404);
  });

  test('an older version stays readable, with the settings of its last day', async () => {
    const { read, admin, goTo, as } = await openShop(database);
    const { save } = gruppeCallsOf('laden');
    await admin.send(save, { body: { ...leererLaden, name: 'Alter Name', version: 0 } });
    await publish(admin, 'Neu von {{laden}}', '2026-11-25');
    goTo('2026-11-26T09:00:00Z');
    // The first session ended in the night.
    await as('admin').send(save, { body: { ...leererLaden, name: 'Neuer Name', version: 1 } });
    expect(shown(await read('agb'))).toContain('Neuer Name');
    const old = await read('agb/1');
    expect(old).toMatchObject({ nr: 1, gueltigBis: '2026-11-24' });
    expect(shown(old)).toContain('Alter Name');
  });

  test('of two editors the second one gets the draft of the first and overwrites nothing', async () => {
    const { admin } = await openShop(database);
    const save = (text: string, version: string | null) =>
      admin.put('/einstellungen/rechtstexte/agb/entwurf', { text, version });
    const first = (await save('Erste', null)).json().data;
    for (const version of [null, 'alt']) {
      const reply = await save('Zweite', version);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().data.entwurf).toMatchObject({ text: 'Erste', version: first.version });
    }
    const second = (await save('Dritte', first.version)).json().data;
    const body = { version: first.version, gueltigAb: '2026-11-23' };
    expect((await admin.post('/einstellungen/rechtstexte/agb/fassungen', body)).statusCode).toBe(409);
    expect(
      (await admin.delete(`/einstellungen/rechtstexte/agb/entwurf?version=${second.version}`)).statusCode,
    ).toBe(200);
    expect((await save('Vierte', second.version)).json().data).toEqual({ entwurf: null });
  });

  test('both of two people who save at the same moment are answered, and one of them is refused', async () => {
    const { admin } = await openShop(database);
    const save = (text: string) =>
      admin.put('/einstellungen/rechtstexte/agb/entwurf', { text, version: null });
    const replies = await Promise.all([save('A'), save('B')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['a day that is over', 'Text', { gueltigAb: '2026-11-22' }, 'gueltigAb'],
    ['a day that does not exist', 'Text', { gueltigAb: '2026-02-30' }, 'gueltigAb'],
    ['a check in the future', 'Text', { geprueftAm: '2026-11-24' }, 'geprueftAm'],
    ['a check before 2020', 'Text', { geprueftAm: '2019-12-31' }, 'geprueftAm'],
    ['a text without words', ' \n', {}, 'text'],
    ['an unknown placeholder', 'Von {{ladem}}', {}, 'text'],
  ])('%s is refused, and the draft stays', async (_what, text, given, feld) => {
    const { admin, read } = await openShop(database);
    const { data } = await admin.send(calls.saveEntwurf, { params: agb, body: { text, version: null } });
    const body = { version: data.version, gueltigAb: '2026-11-23', ...given };
    const reply = await admin.post('/einstellungen/rechtstexte/agb/fassungen', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler[0]).toMatch(new RegExp(`^${feld}: `));
    expect((await read('agb')).nr).toBe(1);
    expect((await admin.send(calls.read, { params: agb })).data.entwurf?.version).toBe(data.version);
  });

  test("a lawyer's check of the built-in text takes the notice away", async () => {
    const { admin, read } = await openShop(database);
    expect((await read('agb')).istBeispiel).toBe(true);
    const params = { ...agb, nr: 1 };
    await admin.send(calls.savePruefung, { params, body: { geprueftAm: '2026-11-20' } });
    expect((await read('agb')).istBeispiel).toBe(false);
    expect((await admin.send(calls.list)).data[0]?.aktuell.geprueftAm).toBe('2026-11-20');
  });

  test('the owner answers for the built-in text: it is noted who and when, and the notice goes', async () => {
    const { admin, read, db } = await openShop(database);
    const params = { ...agb, nr: 1 };
    const verantworten = { geprueftAm: '', eigeneVerantwortung: true };
    const { data } = await admin.send(calls.savePruefung, { params, body: verantworten });
    expect(data.verantwortung).toMatchObject({
      von: expect.any(String),
      seit: expect.stringMatching(/^2026-11-23T/),
    });
    expect((await read('agb')).istBeispiel).toBe(false);
    await admin.send(calls.savePruefung, { params, body: verantworten });
    expect(await db.selectFrom('rechtstextPruefung').selectAll().execute()).toHaveLength(1);
    // A check takes its place, and both at once are refused.
    const check = { params, body: { geprueftAm: '2026-11-20' } };
    expect((await admin.send(calls.savePruefung, check)).data).toMatchObject({
      geprueftAm: '2026-11-20',
      verantwortung: null,
    });
    const both = { geprueftAm: '2026-11-20', eigeneVerantwortung: true };
    const path = '/einstellungen/rechtstexte/agb/fassungen/1/pruefung';
    expect((await admin.post(path, both)).statusCode).toBe(400);
  });

  test('a shop that has opened shows no notice, whoever answers for its texts', async () => {
    const { db, read } = await openShop(database);
    const von = { id: null, name: 'Ada' };
    const phase = { phase: 'geoeffnet', pauseText: '', pauseBis: '' } as const;
    await saveEinstellung(db, { name: 'phase', angaben: phase, version: 0, von, now: new Date() });
    expect((await read('agb')).istBeispiel).toBe(false);
    const pause = { ...phase, phase: 'pausiert' } as const;
    await saveEinstellung(db, { name: 'phase', angaben: pause, version: 1, von, now: new Date() });
    expect((await read('impressum')).istBeispiel).toBe(false);
  });

  test('a check is taken back, and the notice is on the page again', async () => {
    const { admin, read, db } = await openShop(database);
    const params = { ...agb, nr: 1 };
    const check = (geprueftAm: string) => admin.send(calls.savePruefung, { params, body: { geprueftAm } });
    await check('2026-11-20');
    expect(await check('')).toMatchObject({
      message: 'Prüfung zurückgenommen.',
      data: { geprueftAm: null },
    });
    expect((await read('agb')).istBeispiel).toBe(true);
    expect((await admin.send(calls.list)).data[0]?.aktuell.geprueftAm).toBeNull();
    await check('');
    const rows = await db.selectFrom('rechtstextPruefung').select('geprueftAm').execute();
    expect(rows.map(({ geprueftAm }) => geprueftAm).toSorted()).toEqual(['', '2026-11-20']);
    const path = '/einstellungen/rechtstexte/agb/fassungen/1/pruefung';
    for (const geprueftAm of ['2019-12-31', '2026-11-24'])
      expect((await admin.post(path, { geprueftAm })).json().fehler[0]).toMatch(/^geprueftAm: Bitte /);
  });

  test('the privacy notice names the payment provider with the next request, and only as long as there is one', async () => {
    const { db, read } = await openShop(database);
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true } });
    const isNamed = async () => shown(await read('datenschutz')).includes('Stripe Payments Europe');
    expect(await isNamed()).toBe(false);
    await saveOnlineAngebot(db, { anbieter: 'stripe', modus: 'live', wege: ['karte'] }, new Date());
    expect(await isNamed()).toBe(true);
    await saveOnlineAngebot(db, undefined, new Date());
    expect(await isNamed()).toBe(false);
  });

  test('the built-in text is an example in whichever version it was published', async () => {
    const { admin, read } = await openShop(database);
    await publish(admin, eingebauteRechtstexte.agb);
    expect(await read('agb')).toMatchObject({ nr: 2, istBeispiel: true });
    await publish(admin, 'Eigener Text');
    expect(await read('agb')).toMatchObject({ nr: 3, istBeispiel: false });
    expect((await read('agb/2')).istBeispiel).toBe(true);
    expect((await read('agb/1')).istBeispiel).toBe(true);
  });

  test('published versions cannot be changed in the database', async () => {
    const { admin, db } = await openShop(database);
    await publish(admin, 'Bleibt');
    await expect(db.updateTable('rechtstext').set({ text: 'anders' }).execute()).rejects.toThrow(
      /only added/,
    );
    await expect(db.deleteFrom('rechtstext').execute()).rejects.toThrow(/only added/);
  });

  test('an unknown kind or version is not found', async () => {
    const { app, admin } = await openShop(database);
    for (const path of ['unbekannt', 'agb/2', 'agb/01', 'agb/x', 'constructor'])
      expect((await app.inject(`/api/rechtstexte/${path}`)).statusCode).toBe(404);
    expect((await admin.get('/einstellungen/rechtstexte/unbekannt')).statusCode).toBe(404);
  });
});

import { describe, expect, test } from 'vitest';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp, type TestConfig } from '#test/test-app.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';
import { phaseCalls } from '../calls.ts';

const oeffentlich = {
  oeffentlich: true,
  proxyGeklaert: true,
  https: true,
  sicherung: true,
  smtp: true,
  adresse: 'https://seifenhof.de',
};
const oeffnen = { phase: 'geoeffnet', pauseText: '', pauseBis: '' } as const;
const seife = {
  name: 'Honigseife',
  ...{ seife: 'Rohseife', gramm: 100, aroma: 'Honig', seifenform: 'Wabe', verpackung: 'Karton' },
  preis: 8.5,
  aktiv: true,
  beschreibung: { inhaltsstoffe: 'Sodium Palmate, Mel' },
};

/** The settings of the example workshop, with one soap. */
async function startReady(database: (typeof databases)[number], config: TestConfig = {}) {
  const started = await startTestApp(database, config);
  await addDemoEinstellungen(started.db, new Date());
  const admin = started.as('admin');
  expect((await admin.post('/admin/portfolio', seife)).statusCode).toBe(201);
  return { ...started, admin };
}

describe.each(databases)('the phase on %s', (database) => {
  test('the example workshop opens on this machine, pauses and is announced again, and it stays who switched when', async () => {
    const { app, admin } = await startReady(database);
    const bereit = (await admin.send(phaseCalls.readBereit)).data;
    expect(bereit.zeilen.filter(({ stufe }) => stufe === 'rot')).toEqual([]);
    expect(bereit.bereit).toBe(true);
    const phase = async () => (await app.inject('/api/laden')).json().data.phase;
    expect(await phase()).toBe('angekuendigt');

    const opened = await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    expect(opened).toMatchObject({ message: 'Der Laden ist geöffnet.', data: { version: 1 } });
    expect(await phase()).toBe('geoeffnet');

    const pause = { phase: 'pausiert', pauseText: 'Wir machen Ferien.', pauseBis: '2099-01-05' } as const;
    await admin.send(phaseCalls.change, { body: { ...pause, version: 1 } });
    const { data } = (await app.inject('/api/laden')).json();
    expect(data.pause).toEqual({ text: 'Wir machen Ferien.', bis: '2099-01-05' });

    await admin.send(phaseCalls.change, { body: { ...pause, phase: 'angekuendigt', version: 2 } });
    expect((await admin.send(phaseCalls.read)).data.angaben).toEqual({ ...oeffnen, phase: 'angekuendigt' });
    const { eintraege, weitere } = (await admin.send(phaseCalls.listVerlauf)).data;
    expect(eintraege.map(({ phase }) => phase)).toEqual(['angekuendigt', 'pausiert', 'geoeffnet']);
    expect(eintraege[0]?.von).not.toBe('');
    expect(weitere).toBe(false);
  });

  test('an empty shop does not open, and hears what is missing', async () => {
    const { app, as } = await startTestApp(database);
    const admin = as('admin');
    expect((await admin.send(phaseCalls.readBereit)).data.bereit).toBe(false);
    const reply = await admin.put('/einstellungen/phase', { ...oeffnen, version: 0 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: 'Bevor der Laden öffnen kann, fehlt noch etwas.',
      data: { version: 0, angaben: { phase: 'angekuendigt' } },
    });
    expect(reply.json().fehler).toContain('Den Namen des Ladens eintragen.');
    const { zeilen } = (await admin.send(phaseCalls.readBereit)).data;
    expect(zeilen.find(({ id }) => id === 'rechtstexte')?.fehlt).toContainEqual({
      stufe: 'gelb',
      text: 'Impressum: Es fehlt noch: „Der Name des Ladens“, „Die Anschrift“, „Wem der Laden gehört“, „Die E-Mail-Adresse“ und „Wer für die Seifen verantwortlich ist“. Bitte ausfüllen oder den Text ändern.',
      ziel: '/admin/einstellungen?feld=laden.name',
    });
    expect((await app.inject('/api/laden')).json().data.phase).toBe('angekuendigt');
    expect((await admin.send(phaseCalls.listVerlauf)).data.eintraege).toEqual([]);
  });

  test('where others can reach it, the example workshop stays closed', async () => {
    const { admin } = await startReady(database, { umgebung: oeffentlich });
    const reply = await admin.put('/einstellungen/phase', { ...oeffnen, version: 0 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fehler).toContain(
      'E-Mail-Adresse: Hier steht noch ein Beispiel. Bitte die eigenen Angaben eintragen.',
    );
  });

  test('a product without its ingredients prevents the opening by its name, and again after a pause', async () => {
    const { admin } = await startReady(database);
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    await admin.send(phaseCalls.change, {
      body: { ...oeffnen, phase: 'pausiert', pauseText: 'Ferien', version: 1 },
    });
    const oel = { ...seife, name: 'Ölseife', beschreibung: {} };
    await admin.post('/admin/portfolio', oel);
    const reply = await admin.put('/einstellungen/phase', { ...oeffnen, version: 2 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fehler).toEqual(['Ölseife: die Inhaltsstoffe (INCI) eintragen.']);
    const { zeilen } = (await admin.send(phaseCalls.readBereit)).data;
    expect(zeilen.find(({ id }) => id === 'produkte')?.fehlt[0]?.ziel).toMatch(
      /^\/admin\/portfolio\?produkt=.+&feld=beschreibung\.inhaltsstoffe$/,
    );
  });

  test('what a product claims of the environment is named until its text says otherwise', async () => {
    const { admin } = await startReady(database);
    const body = { ...seife, name: 'Waldseife', beschreibung: { lang: 'Klimaneutral und nachhaltig.' } };
    const { _id } = (await admin.post('/admin/portfolio', body)).json().data;
    const fehlt = async () => {
      const { zeilen } = (await admin.send(phaseCalls.readBereit)).data;
      const stellen = zeilen.find(({ id }) => id === 'umwelt')?.fehlt ?? [];
      return stellen.filter(({ text }) => text.startsWith('Waldseife')).map(({ text, ziel }) => [text, ziel]);
    };
    const change = (beschreibung: object) => admin.put(`/admin/portfolio/${_id}`, { beschreibung });
    const satz = 'Allgemeine Umweltaussagen sind ohne anerkannten Nachweis verboten.';
    expect(await fehlt()).toEqual([
      [
        `Waldseife: „Klimaneutral“ und „nachhaltig“ durch das ersetzen, was genau stimmt. ${satz}`,
        `/admin/portfolio?produkt=${_id}&feld=beschreibung.lang`,
      ],
    ]);
    await change({ kurz: 'Eine Ökoseife.', lang: 'Nachhaltig.' });
    expect(await fehlt()).toEqual([
      [
        `Waldseife: „Ökoseife“ und „Nachhaltig“ durch das ersetzen, was genau stimmt. ${satz}`,
        `/admin/portfolio?produkt=${_id}&feld=beschreibung.kurz`,
      ],
    ]);
    await change({ kurz: 'Eine Seife.', lang: '' });
    expect(await fehlt()).toEqual([]);
  });

  test('of twelve concurrent switches exactly one happens', async () => {
    const { admin } = await startReady(database);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => admin.put('/einstellungen/phase', { ...oeffnen, version: 0 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(11).fill(409)]);
    expect((await admin.send(phaseCalls.listVerlauf)).data.eintraege).toHaveLength(1);
  });

  test('an open shop keeps what it needed to open; what was missing before, and a pause, prevent no save', async () => {
    const { admin, db } = await startReady(database);
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    const { read, save } = gruppeCallsOf('zahlung');
    const { angaben, version } = (await admin.send(read)).data;
    const ohne = {
      ...angaben,
      vorkasse: { ...angaben.vorkasse, aktiv: false },
      abholung: { aktiv: false },
      version,
    };
    const reply = await admin.put('/einstellungen/zahlung', ohne);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain('machen Sie zuerst oben unter „Ihr Laden“ eine Pause');
    expect(reply.json().fehler).toEqual(['vorkasse.aktiv: Mindestens eine Zahlungsart einschalten.']);
    expect(reply.json()).not.toHaveProperty('data');
    expect((await admin.send(read)).data).toMatchObject({ version, angaben });

    const steuer = (await admin.send(gruppeCallsOf('steuer').read)).data;
    const saetze = { ...steuer.angaben, saetze: [7], version: steuer.version };
    expect((await admin.put('/einstellungen/steuer', saetze)).json().fehler).toEqual([
      'Honigseife: den Steuersatz 7 % eintragen.',
    ]);

    await admin.send(phaseCalls.change, {
      body: { ...oeffnen, phase: 'pausiert', pauseText: 'Ferien', version: 1 },
    });
    await admin.send(save, { body: ohne });
    const back = await admin.put('/einstellungen/phase', { ...oeffnen, version: 2 });
    expect(back.json().fehler).toEqual(['Mindestens eine Zahlungsart einschalten.']);

    await admin.send(save, { body: { ...angaben, version: version + 1 } });
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 2 } });
    await db.updateTable('produkt').set({ aktiv: 0 }).execute();
    expect((await admin.send(phaseCalls.readBereit)).data.bereit).toBe(false);
    await admin.send(save, { body: { ...angaben, abholung: { aktiv: false }, version: version + 2 } });
  });

  test('paying online that no provider offers is stored, offered to nobody, and named', async () => {
    const zahlung = { anbieter: 'stripe', modus: 'live' } as const;
    const { app, admin, db } = await startReady(database, { umgebung: { ...oeffentlich, zahlung } });
    const { angaben } = (await admin.send(gruppeCallsOf('zahlung').read)).data;
    expect(angaben.online.aktiv).toBe(true);
    const offered = async () => (await app.inject('/api/laden')).json().data.zahlung.online;
    const fehlt = async () => {
      const { zeilen } = (await admin.send(phaseCalls.readBereit)).data;
      return zeilen.find(({ id }) => id === 'zahlung')?.fehlt.map(({ stufe, ziel }) => [stufe, ziel]);
    };
    expect(await offered()).toBe(false);
    expect(await fehlt()).toEqual([['gelb', '/admin/einstellungen?feld=zahlung.online.aktiv']]);
    await saveOnlineAngebot(db, { ...zahlung, wege: ['karte'] }, new Date());
    expect(await offered()).toBe(true);
    expect(await fehlt()).toEqual([]);
  });

  test('a pause needs an open shop and a day after today', async () => {
    const { admin } = await startReady(database, { now: () => new Date('2026-11-23T12:00:00Z') });
    const pause = { phase: 'pausiert', pauseText: '', pauseBis: '2026-11-23' };
    const early = await admin.put('/einstellungen/phase', { ...pause, version: 0 });
    expect([early.statusCode, early.json().fehler]).toEqual([
      400,
      ['phase: Eine Pause gibt es erst, wenn der Laden geöffnet ist.'],
    ]);
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    const silent = await admin.put('/einstellungen/phase', {
      ...pause,
      pauseText: ' ',
      pauseBis: '',
      version: 1,
    });
    expect([silent.statusCode, silent.json().fehler]).toEqual([
      400,
      [expect.stringContaining('pauseText: Was sollen Besucher lesen?')],
    ]);
    const late = await admin.put('/einstellungen/phase', { ...pause, version: 1 });
    expect([late.statusCode, late.json().fehler]).toEqual([
      400,
      ['pauseBis: Bitte einen Tag, der nach heute liegt.'],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { verifyBelege } from '#features/beleg/server/index.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { databases } from '#test/database/databases.ts';
import { buildTestApp, startTestApp } from '#test/test-app.ts';
import { ladenCalls } from '../calls.ts';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import { leererLaden } from '../gruppen/laden-angaben.ts';

const { read, save, listVerlauf } = gruppeCallsOf('laden');
const neu = { ...leererLaden, name: 'Seifenhof', inhaberin: 'Ada Beispiel' };

describe.each(databases)('settings on %s', (database) => {
  test('a group is saved with its author, seen by visitors on the next request, and kept as a history', async () => {
    let time = new Date('2026-11-23T09:00:00Z');
    const { app, as } = await startTestApp(database, { now: () => time });
    const admin = as('admin');
    const { vorname, nachname } = await admin.account();
    const von = `${vorname} ${nachname}`;
    expect((await admin.send(read)).data).toMatchObject({ version: 0, von: null, geaendertAt: null });
    const before = await app.inject('/api/laden');
    expect(before.json().data.name).toBe('');

    const saved = await admin.send(save, { body: { ...neu, version: 0 } });
    const geaendertAt = '2026-11-23T09:00:00.000Z';
    expect(saved.data).toMatchObject({ version: 1, angaben: neu, von, geaendertAt });
    expect((await admin.send(read)).data).toEqual(saved.data);
    const { data } = (await app.inject('/api/laden')).json();
    expect(data).toMatchObject({ name: 'Seifenhof', phase: 'angekuendigt', pause: null });
    expect(JSON.stringify(data)).not.toContain('lucid');

    time = new Date('2026-11-23T10:30:00Z');
    await admin.send(save, { body: { ...neu, telefon: '030 123456', version: 1 } });
    const { eintraege, weitere } = (await admin.send(listVerlauf)).data;
    expect(weitere).toBe(false);
    expect(eintraege.map(({ version, am, von }) => ({ version, am, von }))).toEqual([
      { version: 2, am: '2026-11-23T10:30:00.000Z', von },
      { version: 1, am: geaendertAt, von },
    ]);
    expect(eintraege.map(({ felder }) => felder)).toEqual([
      [{ feld: 'telefon', vorher: '', nachher: '030 123456' }],
      [
        { feld: 'name', vorher: '', nachher: 'Seifenhof' },
        { feld: 'inhaberin', vorher: '', nachher: 'Ada Beispiel' },
      ],
    ]);
  });

  test('a long history comes in pages of twenty, each entry once and compared with the one before it', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    for (let version = 0; version < 45; version++)
      await admin.send(save, { body: { ...neu, slogan: `Slogan ${version + 1}`, version } });

    const first = (await admin.send(listVerlauf)).data;
    const second = (await admin.send(listVerlauf, { query: { vor: first.eintraege.at(-1)?.version } })).data;
    const third = (await admin.send(listVerlauf, { query: { vor: second.eintraege.at(-1)?.version } })).data;
    expect([first, second, third].map(({ eintraege, weitere }) => [eintraege.length, weitere])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ]);
    const alle = [first, second, third].flatMap(({ eintraege }) => eintraege);
    expect(alle.map(({ version }) => version)).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
    const slogans = alle.slice(0, -1).map(({ felder }) => felder);
    expect(slogans).toEqual(
      Array.from({ length: 44 }, (_, at) => [
        { feld: 'slogan', vorher: `Slogan ${44 - at}`, nachher: `Slogan ${45 - at}` },
      ]),
    );
    const beyond = (await admin.send(listVerlauf, { query: { vor: 1 } })).data;
    expect(beyond).toEqual({ eintraege: [], weitere: false });
    for (const vor of ['-1', '1.5', 'x'])
      expect((await admin.get(`/einstellungen/laden/verlauf?vor=${vor}`)).statusCode).toBe(400);
  });

  test('of two editors the second one gets the current state and overwrites nothing', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    await admin.send(save, { body: { ...neu, version: 0 } });
    const reply = await admin.put('/einstellungen/laden', { ...neu, name: 'Anders', version: 0 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().data).toMatchObject({ version: 1, angaben: { name: 'Seifenhof' } });
    expect(reply.json()).toMatchObject({
      message: 'Sie selbst haben das inzwischen geändert.',
      data: { istEigene: true },
    });
    expect((await admin.send(read)).data.angaben.name).toBe('Seifenhof');
  });

  test('of twelve concurrent saves of one version exactly one is stored', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    await admin.token();
    const names = Array.from({ length: 12 }, (_, at) => `Laden ${at}`);
    const replies = await Promise.all(
      names.map((name) => admin.put('/einstellungen/laden', { ...neu, name, version: 0 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(11).fill(409)]);
    expect((await admin.send(read)).data.version).toBe(1);
  });

  test('wrong values are named by field, and the same values make no version and empty no cache', async () => {
    const { as, db } = await startTestApp(database);
    const admin = as('admin');
    const reply = await admin.put('/einstellungen/laden', {
      ...neu,
      email: 'kein',
      adresse: { ...neu.adresse, plz: '12' },
      version: 0,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([
      'adresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.',
      'email: Bitte eine vollständige E-Mail-Adresse, zum Beispiel hallo@laden.example.',
    ]);
    await admin.send(save, { body: { ...neu, version: 0 } });
    const cached = await db.selectFrom('katalog').select('version').executeTakeFirst();
    expect((await admin.send(save, { body: { ...neu, version: 1 } })).data.version).toBe(1);
    expect(await db.selectFrom('katalog').select('version').executeTakeFirst()).toEqual(cached);
  });

  test('the number of the next document may be lower than the one of an earlier year', async () => {
    let time = new Date('2026-11-23T09:00:00Z');
    const { as, db } = await startTestApp(database, { now: () => time });
    const nummern = gruppeCallsOf('nummern');
    const angaben = { bestellPraefix: 'B', rechnungPraefix: 'RE', naechsteRechnung: 500 };
    await as('admin').send(nummern.save, { body: { ...angaben, version: 0 } });
    time = new Date('2027-03-01T09:00:00Z');
    const neu = { ...angaben, naechsteRechnung: 41 };
    const { data } = await as('admin').send(nummern.save, { body: { ...neu, version: 1 } });
    expect(data).toMatchObject({ version: 2, angaben: neu });
    const fuer = await insertBelegAuftrag(db);
    expect(await writeBeleg(db, fuer, { now: '2027-03-02T09:00:00Z' })).toBe('RE-2027-0041');
    expect(await verifyBelege(db)).toEqual([]);
  });

  test('a field inside an object that came after a save has the value of a new shop, in the history too', async () => {
    const { app, as, db } = await startTestApp(database);
    const versand = gruppeCallsOf('versand');
    const admin = as('admin');
    const { angaben } = (await admin.send(versand.read)).data;
    const { freiAb: _, ...dhl } = { ...angaben.dhl, aktiv: false };
    const row = { gruppe: 'versand', version: 1, angaben: JSON.stringify({ ...angaben, dhl }) };
    const author = { createdAt: '2026-11-23T09:00:00.000Z', von: 'Erika', vonId: null };
    await db
      .insertInto('einstellung')
      .values({ ...row, ...author })
      .execute();
    expect((await admin.send(versand.read)).data.angaben.dhl).toEqual({ ...dhl, freiAb: null });
    expect((await app.inject('/api/laden')).json().data.versand.dhl.aktiv).toBe(false);
    expect((await verifyShop(db)).problems).toEqual([]);
    await admin.send(versand.save, { body: { ...angaben, version: 1 } });
    const { eintraege } = (await admin.send(versand.listVerlauf)).data;
    expect(eintraege[0]?.felder.map(({ feld }) => feld)).toEqual(['dhl.aktiv']);
  });

  test('a change of the tax mode is on the pages from its day on', async () => {
    let now = new Date('2026-12-31T22:59:00Z');
    const { app, as } = await startTestApp(database, { now: () => now });
    const steuer = gruppeCallsOf('steuer');
    const admin = as('admin');
    const { angaben } = (await admin.send(steuer.read)).data;
    const modi = [...angaben.modi, { ab: '2027-01-01', modus: 'kleinunternehmer' as const }];
    await admin.send(steuer.save, { body: { ...angaben, modi, version: 0 } });
    const modus = async () => (await app.inject('/api/laden')).json().data.steuermodus;
    expect(await modus()).toBe('regelbesteuerung');
    now = new Date('2026-12-31T23:01:00Z');
    expect(await modus()).toBe('kleinunternehmer');
  });

  test.each(['', '0x10', '1e3', '-1', '1.0', '9999999999', '1&vor=2'])(
    'a history before „%s“ is refused',
    async (vor) => {
      const { as } = await startTestApp(database);
      const reply = await as('admin').get(`/einstellungen/laden/verlauf?vor=${vor}`);
      expect(reply.json()).toMatchObject({
        success: false,
        fehler: ['vor: Die Version muss eine ganze Zahl ab 0 sein.'],
      });
    },
  );

  test('two nodes show a change on the next request', async () => {
    const { app, as, reopen } = await startTestApp(database);

    const other = await buildTestApp(reopen());
    expect((await other.inject('/api/laden')).json().data.name).toBe('');
    await as('admin').send(save, { body: { ...neu, version: 0 } });
    expect((await other.inject('/api/laden')).json().data.name).toBe('Seifenhof');
    expect((await app.inject(`/api${ladenCalls.read.path}`)).json().data.name).toBe('Seifenhof');
  });
});

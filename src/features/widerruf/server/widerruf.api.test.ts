import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { hashToken } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { belegOf, erklaere, erklaerung, sendeFormular } from '#test/auftrag/widerruf.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { widerrufBody } from '../contract.ts';
import { erklaerungLaengen } from '../erklaerung.ts';
import { declareWiderruf } from './eingang/declare-widerruf.ts';
import { hasUnbearbeitete, processWiderrufe } from './eingang/process-widerrufe.ts';

/** Declarations of the test; `FUZZ_WIDERRUF=10000` makes as many as the trust table tells of. */
const runs = Number(process.env.FUZZ_WIDERRUF ?? 200);

const start = '2026-11-26T09:14:00.000Z';
const now = () => new Date(start);

async function startMitAuftrag(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const produktId = await insertWare(shop.db, { menge: 5, preis: 5.1 });
  const auftrag = await insertAuftrag(shop.db, { posten: [{ produktId, menge: 2 }], nummer: 'B-26-K7M4Q' });
  return { ...shop, auftrag };
}

const rowsOf = (db: Db) => db.selectFrom('widerruf').selectAll().orderBy('id').execute();

describe.each(databases)('POST /widerruf on %s', (database) => {
  test('is stored, answered with its receipt, and written to its author and the workshop with content, date and time', async () => {
    const { app, db, auftrag } = await startMitAuftrag(database);
    const reply = await erklaere(app, { stuecke: 'nur die Rosenseife\nbitte' });
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['referrer-policy']]).toEqual([
      ...[200, 'no-store', 'no-referrer'],
    ]);
    const { token } = reply.json().data;
    expect(await belegOf(app, token)).toMatchObject({
      ...{ eingangAt: start, name: 'Erika Beispiel', bestellung: 'B-26-K7M4Q', weg: 'ohneServer' },
      ...{ email: 'erika@kundschaft.example', stuecke: 'nur die Rosenseife\nbitte', teile: [] },
    });
    const [an, werkstatt] = await listPost(db);
    expect(an).toMatchObject({ art: 'widerruf', an: 'erika@kundschaft.example', faelligAt: start });
    expect(an?.text).toMatch(/am 26\. November 2026 um 10:14\s+Uhr/);
    expect(an?.text).toMatch(/Widerrufen:\s+nur die Rosenseife/);
    expect(an?.text).not.toContain(auftrag.token);
    expect(werkstatt).toMatchObject({
      ...{ art: 'widerrufMeldung', an: 'hallo@seifenhof.example', antwortAn: 'erika@kundschaft.example' },
      betreff: 'Widerruf zu B-26-K7M4Q von Erika Beispiel',
    });
    expect(werkstatt?.text).toMatch(/10\.\s+Dezember\s+2026/);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('the same click again is the same declaration; other words under its id are another one', async () => {
    const { app, db, reopen } = await startMitAuftrag(database);
    const nodes = [app, await buildTestApp(reopen(), { now })];
    const click = { id: 'klick'.padEnd(24, 'x') };
    const replies = await Promise.all(nodes.map((node) => erklaere(node, click)));
    const [first, second] = replies.map((reply) => reply.json().data.token);
    expect(first).toBe(second);
    expect(await rowsOf(db)).toHaveLength(1);
    expect(await listPost(db)).toHaveLength(2);
    await erklaere(app, { ...click, stuecke: 'nur eine' });
    expect(await rowsOf(db)).toHaveLength(2);
  });

  test('a form without JavaScript is led to its receipt; a reload of a sent form is the same declaration', async () => {
    const { app, db } = await startMitAuftrag(database);
    const felder = {
      name: 'Käthe Müller',
      bestellung: 'die Seifen vom 3.\u00a0November',
      email: 'k@m.example',
      stuecke: '',
    };
    const reply = await sendeFormular(app, felder);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/widerruf\/[\w-]{43}$/),
    ]);
    expect((await sendeFormular(app, felder)).headers.location).toBe(reply.headers.location);
    const token = String(reply.headers.location).slice('/widerruf/'.length);
    expect(await belegOf(app, token)).toMatchObject({ name: 'Käthe Müller' });
    const leer = await sendeFormular(app, { name: ' ', bestellung: '', email: '', stuecke: '' });
    expect([leer.statusCode, leer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(leer.body).toContain('Es fehlt noch etwas');
    expect(await rowsOf(db)).toHaveLength(1);
  });

  test('is taken in every phase, with an ended session, an unknown order, an address that is none, and never checked before', async () => {
    const { app, db } = await startTestApp(database, { now });
    const reply = await callApi(app, {
      ...{ method: 'POST', path: '/widerruf', token: 'x'.repeat(43) },
      payload: { name: 'Erika', bestellung: 'weiß ich nicht mehr', email: 'keine' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await belegOf(app, reply.json().data.token)).toMatchObject({ weg: 'ohneAdresse' });
    expect((await listPost(db)).map(({ art }) => art)).not.toContain('widerruf');
    const nothing = await callApi(app, { method: 'POST', path: '/widerruf', payload: {} });
    expect([nothing.statusCode, nothing.json().message]).toEqual([
      400,
      'Bitte geben Sie Ihren Namen, Ihre E-Mail-Adresse und die Bestellung an, die Sie widerrufen.',
    ]);
    expect(await rowsOf(db)).toHaveLength(1);
  });

  test('an address gets three receipts a day and an order two, however it was named; every declaration is stored', async () => {
    const { app, db, auftrag } = await startMitAuftrag(database);
    const fremd = (i: number) => ({ name: `Nr. ${i}`, bestellung: 'unbekannt', email: 'opfer@x.example' });
    const wege: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const reply = await erklaere(app, fremd(i), `198.51.${i}.1`);
      wege.push((await belegOf(app, reply.json().data.token)).weg);
    }
    expect(wege).toEqual(['ohneServer', 'ohneServer', 'ohneServer', 'begrenzt', 'begrenzt']);
    const posten = [{ produktId: await insertWare(db, { menge: 5, preis: 5.1 }), menge: 1 }];
    await insertAuftrag(db, { posten, nummer: 'B-26-7TYXC' });
    // By its link, by its number, and by its link with the address of somebody else.
    await erklaere(app, { bestellung: '', link: auftrag.token });
    for (let i = 0; i < 2; i += 1) await erklaere(app, { name: `Erika ${i}` });
    await erklaere(app, { bestellung: '', link: auftrag.token, email: 'noch@x.example' });
    for (let i = 0; i < 2; i += 1) await erklaere(app, { name: `Erika ${i}`, bestellung: 'B-26-7TYXC' });
    const an = (await listPost(db)).filter(({ art }) => art === 'widerruf').map(({ an }) => an);
    expect(an).toEqual([
      ...Array.from({ length: 3 }, () => 'opfer@x.example'),
      ...Array.from({ length: 3 }, () => 'erika@kundschaft.example'),
    ]);
    expect(await rowsOf(db)).toHaveLength(11);
    const attempts = JSON.stringify(await db.selectFrom('attempt').selectAll().execute());
    expect(attempts).not.toMatch(/opfer|198\.51/);
  });

  test('of many addresses from one place ten get mail in an hour', async () => {
    const { app, db } = await startMitAuftrag(database);
    for (let i = 0; i < 12; i += 1)
      await erklaere(app, { bestellung: 'x', email: `e${i}@x.example` }, '198.51.100.1');
    expect((await listPost(db)).filter(({ art }) => art === 'widerruf')).toHaveLength(10);
    expect(await rowsOf(db)).toHaveLength(12);
  });

  test('more than ten a minute from one place wait for the job, which takes five in a run; another place does not wait', async () => {
    const { app, db } = await startMitAuftrag(database);
    for (let i = 0; i < 17; i += 1)
      await erklaere(app, { bestellung: 'x', name: `Nr. ${i}` }, '198.51.100.1');
    const wartende = async () => (await rowsOf(db)).filter(({ bearbeitet }) => bearbeitet === 0).length;
    expect(await wartende()).toBe(7);
    // Of its own they wait for each other alone.
    expect((await rowsOf(db)).slice(-7).map(({ runde }) => runde)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await erklaere(app);
    expect(await wartende()).toBe(7);
    const run = () => processWiderrufe(db, { now: now(), adresse: 'https://seifenhof.example' });
    await run();
    expect(await wartende()).toBe(2);
    await run();
    expect(await wartende()).toBe(0);
  });

  test('of many the workshop is told five one by one, and of the others once, at the end of the hour', async () => {
    const { app, db } = await startMitAuftrag(database);
    for (let i = 0; i < 9; i += 1) await erklaere(app, { name: `Nr. ${i}` }, `198.51.${i}.1`);
    const meldungen = (await listPost(db)).filter(({ art }) => art === 'widerrufMeldung');
    expect(meldungen.map(({ betreff, faelligAt }) => [betreff, faelligAt])).toEqual([
      ...Array.from({ length: 5 }, (_, i) => [`Widerruf zu B-26-K7M4Q von Nr. ${i}`, start]),
      ['Mehr als 5 Widerrufe in einer Stunde', '2026-11-26T10:00:00.000Z'],
    ]);
    expect(meldungen.at(-1)?.text).toContain('/admin/widerrufe');
  });

  test('one of a flood is stored with its events in less than 2 kB', async () => {
    const { app, db, auftrag } = await startMitAuftrag(database);
    await erklaere(app, {
      ...{ name: 'x'.repeat(999), bestellung: 'x'.repeat(999), stuecke: 'x'.repeat(9999) },
      link: auftrag.token,
    });
    const ereignisse = await db.selectFrom('widerrufEreignis').selectAll().execute();
    const kept = [...(await rowsOf(db)), ...ereignisse].flatMap((row) => Object.values(row).map(String));
    expect(ereignisse).toHaveLength(2);
    expect(kept.join('').length).toBeLessThan(2000);
  });

  test('what could not be worked off at once is worked off later, once', async () => {
    const { db } = await startMitAuftrag(database);
    // The shop ended between the two.
    await declareWiderruf(db, widerrufBody.parse({ ...erklaerung, id: 'klick'.padEnd(24, 'x') }), {
      now: now(),
    });
    expect(await hasUnbearbeitete(db)).toBe(true);
    for (let i = 0; i < 2; i += 1)
      await processWiderrufe(db, { now: now(), adresse: 'https://seifenhof.example' });
    expect(await hasUnbearbeitete(db)).toBe(false);
    expect((await listPost(db)).map(({ art }) => art)).toEqual(['widerruf', 'widerrufMeldung']);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a declaration cannot be changed or deleted', async () => {
    const { app, db } = await startMitAuftrag(database);
    await erklaere(app);
    await expect(db.updateTable('widerruf').set({ name: 'Andere' }).execute()).rejects.toThrow(/frozen/);
    await expect(db.deleteFrom('widerruf').execute()).rejects.toThrow();
    await expect(db.updateTable('widerrufEreignis').set({ von: 'x' }).execute()).rejects.toThrow();
  });

  test('an unknown receipt is not there, whatever its link looks like', async () => {
    const { app } = await startMitAuftrag(database);
    for (const token of ['x', 'x'.repeat(43), '%00', "'", 'ä'.repeat(43)]) {
      const reply = await app.inject({ url: `/api/widerruf/${encodeURIComponent(token)}` });
      expect([400, 404]).toContain(reply.statusCode);
    }
  });
});

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202egnp.exe',
    'x\u0301'.repeat(400),
    '{{geheim}}',
    'a\r\nBcc: b@x.example',
  ),
  fc.constantFrom(
    'B-26-K7M4Q',
    'erika@kundschaft.example',
    "'; drop table widerruf; --",
    '<script>alert(1)</script>',
  ),
);
const wild = fc.oneof(
  odd,
  odd,
  fc.constantFrom(null, true, 7, -0, 1e308, [], {}),
  fc.object({ maxDepth: 2 }),
);

describe.each(databases)('any declarations on %s', (database) => {
  test('none is lost, none is a failure of the server, and each says what was kept', {
    timeout: 600_000,
  }, async () => {
    const { app, db } = await startMitAuftrag(database);
    const bodies = fc.sample(
      fc.record({
        ...{ name: fc.oneof(odd, fc.constant('Erika')), bestellung: wild, email: wild, stuecke: wild },
        ...{ teile: wild, link: wild, id: wild },
      }),
      { numRuns: runs },
    );
    const tokens = new Set<string>();
    let leer = 0;
    for (const [i, payload] of bodies.entries()) {
      const reply = await erklaere(app, payload, `10.${i % 250}.${i % 199}.1`);
      expect(reply.statusCode, reply.body).toBeLessThan(500);
      if (reply.statusCode === 200) tokens.add(reply.json().data.token);
      else leer += 1;
    }
    while (await hasUnbearbeitete(db))
      await processWiderrufe(db, { now: now(), adresse: 'http://localhost' });
    const rows = await rowsOf(db);
    expect(new Set(rows.map(({ tokenHash }) => tokenHash))).toEqual(new Set([...tokens].map(hashToken)));
    expect(rows.every(({ bearbeitet }) => bearbeitet === 1)).toBe(true);
    // Only what says nothing at all is refused.
    expect(leer).toBeLessThan(runs / 10);
    for (const row of rows)
      for (const feld of ['name', 'bestellung', 'email', 'stuecke'] as const)
        expect(row[feld].length).toBeLessThanOrEqual(erklaerungLaengen[feld]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});

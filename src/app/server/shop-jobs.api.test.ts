import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { readOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { erstattungCalls } from '#features/zahlung/erstattung/erstattung-calls.ts';
import { zahlungsseiteCalls } from '#features/zahlung/online/zahlungsseite-calls.ts';
import { zugangsdatenCalls } from '#features/zugangsdaten/calls.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { addressOf } from '#shared/wire/call.ts';
import { fillShop } from '#test/big-shop.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { openZugangLaden, zugangAt } from '#test/einstellung/zugang-laden.ts';
import { newAccount } from '#test/factories.ts';
import { callApi, senderOf } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { geschehenOf, insertOnlineAuftrag } from '#test/zahlung/online-laden.ts';
import { readConfig } from './config.ts';
import { shopJobs } from './shop-jobs.ts';

describe.each(databases)('what the shop does by itself on %s', (database) => {
  test('deletes sessions and attempts that have expired, though nobody signs in, and keeps the others', async () => {
    const { db } = await openMigratedDatabase(database);
    const now = new Date();
    const long = new Date(now.getTime() - 400 * 24 * 3_600_000);
    const account = await createAccountWithKunde(db, newAccount(), long);
    if (!account) throw new Error('The account exists already.');
    await startSession(db, account, long);
    await startSession(db, account, now);
    const attempt = { count: 1, waitUntil: long.toISOString() };
    const later = new Date(now.getTime() + 60_000).toISOString();
    const yearAhead = new Date(now.getTime() + 365 * 24 * 3_600_000).toISOString();
    await db
      .insertInto('attempt')
      .values([
        { key: 'alt', ...attempt, forgetAt: long.toISOString() },
        { key: 'neu', ...attempt, forgetAt: later },
        // Stored by a clock that was a year ahead.
        { key: 'voraus', ...attempt, forgetAt: yearAhead },
      ])
      .execute();

    const log = { info: () => {}, error: () => {} };
    const jobs = runJobs(db, shopJobs(db, readConfig({}), log), { log });
    await jobs.look();
    await jobs.stop();
    const sessions = await db.selectFrom('session').select('createdAt').execute();
    expect(sessions).toEqual([{ createdAt: now.toISOString() }]);
    expect(await db.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'neu' }]);
    expect(await db.selectFrom('job').select(['name', 'result']).orderBy('name').execute()).toEqual([
      { name: 'add-missing-kunden', result: 'done' },
      { name: 'anonymise', result: 'done' },
      { name: 'answer-anfragen', result: null },
      { name: 'collect-unused-bilder', result: 'done' },
      { name: 'draw-belege', result: null },
      { name: 'expire-auftraege', result: null },
      { name: 'forget-carts', result: 'done' },
      { name: 'forget-expired', result: 'done' },
      { name: 'forget-post', result: 'done' },
      { name: 'forget-widerrufe', result: 'done' },
      { name: 'forget-zahlungsmeldungen', result: 'done' },
      { name: 'process-widerrufe', result: null },
      { name: 'refresh-angebot', result: 'done' },
      { name: 'refresh-statistics', result: 'done' },
      { name: 'send-post', result: null },
      { name: 'settle-zahlungen', result: null },
    ]);
  });
});

describe.each(databases)('a stored access to the provider that does not open, on %s', (database) => {
  test('nothing is written off, and pages go on', async () => {
    const stripe = await startFakeStripe();
    onTestFinished(stripe.close);
    const probe = { anbieter: 'probe' } as const;
    const { db, as, node } = await openZugangLaden(database, { stripeApi: stripe.api, zahlung: probe });
    const zugang = { anbieter: 'stripe', schluessel: stripe.key, meldungen: '' } as const;
    await as('admin').send(zugangsdatenCalls.saveZahlung, {
      body: { version: 0, trotzdem: false, ...zugang },
    });
    const produktId = await insertWare(db, { menge: 10, preis: 7.9 });
    const auftrag = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }], at: zugangAt });
    const at = zugangAt.toISOString();
    await db
      .insertInto('zahlungsversuch')
      .values({
        ...{ id: 'versuch', auftragId: auftrag.id, anbieter: 'stripe', modus: 'test', betragCent: 790 },
        ...{ laeuftBis: at, stand: 'offen', anbieterId: 'cs_test_1', adresse: null, weg: null },
        ...{ geprueftAt: null, createdAt: at, pruefenAt: at, beendetAt: null },
      })
      .execute();
    const { app, zugaenge, as: asHier } = await node({ secretsKey: randomBytes(32) });
    const stand = async () => [
      await readOnlineAngebot(db),
      await db.selectFrom('zahlungsversuch').selectAll().execute(),
    ];
    const before = await stand();
    const log = { info: () => {}, error: () => {} };
    const jobs = new Map(shopJobs(db, { ...readConfig({}), zugaenge }, log).map((job) => [job.name, job]));
    const now = new Date(zugangAt.getTime() + 10 * 24 * 3_600_000);
    const run = { now, signal: new AbortController().signal };
    for (const name of ['settle-zahlungen', 'refresh-angebot'])
      await expect(jobs.get(name)?.run(run)).rejects.toThrow(/lassen sich nicht öffnen/);
    // Reminded first, and about to be cancelled then.
    for (const days of [10, 20]) {
      const now = new Date(zugangAt.getTime() + days * 24 * 3_600_000);
      await jobs.get('expire-auftraege')?.run({ ...run, now });
    }
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'erinnert']);
    expect(await stand()).toEqual(before);

    const admin = asHier('admin');
    const wunsch = { params: { id: auftrag.id } };
    expect((await admin.send(erstattungCalls.list, wunsch)).data.erstattungen).toEqual([]);
    const path = addressOf(erstattungCalls.pruefen, { params: { id: 'keine' } });
    const pruefen = await admin.post(path);
    expect([pruefen.statusCode, pruefen.json().message]).toEqual([
      503,
      'Die gespeicherten Zugangsdaten des Zahlungsanbieters lassen sich nicht öffnen. Bitte unter Einstellungen › Zugänge neu eingeben.',
    ]);
    const seite = { params: { token: auftrag.token } };
    const { read, pruefen: nachsehen } = zahlungsseiteCalls;
    await senderOf(app)(read, seite);
    const call = { method: nachsehen.method, path: addressOf(nachsehen, seite) };
    expect((await callApi(app, call)).json()).toMatchObject({
      message: expect.stringMatching(/^Die Bezahlseite antwortet gerade nicht/),
    });
    expect(await stand()).toEqual(before);
  });
});

test('many rows are deleted, and many accounts looked at, in several statements', async () => {
  const { db, place } = await openMigratedDatabase('SQLite');
  await fillShop(db, { produkte: 0, konten: 4100, bewegungen: 1 });
  const long = '2024-01-01T00:00:00.000Z';
  await sql`insert into session ("tokenHash", "accountId", "createdAt", "lastUsedAt", "expiresAt")
    select id, id, ${long}, ${long}, ${long} from account limit 600`.execute(db);
  await sql`insert into attempt (key, account, count, "waitUntil", "forgetAt")
    select id, id, 1, ${long}, ${long} from account limit 600`.execute(db);
  await sql`insert into bild (hash, breite, hoehe, platzhalter, "createdAt")
    select id, 1, 1, '', ${long} from account limit 250`.execute(db);

  await sql`insert into cart (id, "expiresAt") select id, ${long} from account limit 600`.execute(db);

  const recorded = recordStatements(place);
  const log = { info: () => {}, error: () => {} };
  for (const { run } of shopJobs(recorded.db, readConfig({}), log))
    await run({ now: new Date(), signal: new AbortController().signal });
  const times = (start: string) => recorded.statements.filter((sql) => sql.startsWith(start)).length;
  expect(times('delete from "session"')).toBe(3);
  expect(times('delete from "attempt"')).toBe(3);
  expect(times('delete from "cart"')).toBe(3);
  expect(times('select "account"."id", "kunde"."id" as "kundeId"')).toBe(3);
  expect(times('delete from "bild"')).toBe(3);
  for (const table of ['session', 'attempt', 'bild', 'cart'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

import type { FastifyInstance } from 'fastify';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { readAccountCommand } from '#app/server/commands/account-command.ts';
import { hashPassword, startSession } from '#features/auth/server/index.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import * as katalog from '#server/db/migrations/0001-katalog.ts';
import * as konten from '#server/db/migrations/0002-konten.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { insertBenutzer, listBenutzer, nachnamen } from '#test/konto/benutzer.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { suchbegriffe } from '../suche.ts';
import { createAccountWithKunde } from './create-account-with-kunde.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { verifyKunden } from './verify-kunden.ts';

/** Registers from an IP address of its own; `nr` makes the people distinct. */
function register(app: FastifyInstance, { nr }: { nr: number }) {
  const payload = {
    email: `neu${nr}@lindenblatt.example`,
    password: 'Seifenblasen im Wind',
    vorname: 'Nele',
    nachname: 'Neumann',
    datenschutz: true,
  };
  return callApi(app, {
    method: 'POST',
    path: '/auth/register',
    payload,
    // Each from a network of its own.
    remoteAddress: `203.0.${nr}.1`,
  });
}

describe.each(databases)('people and their customer numbers on %s', (database) => {
  test('exist at once with unique numbers, whichever way the account was created', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const admin = as('admin');
    const before = await listBenutzer(admin);
    await register(app, { nr: 0 });
    await readAccountCommand(['create', '--email', 'terminal@lindenblatt.example', '--role', 'employee'])(
      reopen(),
    );
    const { data, total } = await listBenutzer(admin);
    expect(total).toBe(3);
    expect(data.map(({ email }) => email.split('@')[0])).toEqual(
      expect.arrayContaining(['neu0', 'terminal']),
    );
    const numbers = data.map(({ kundennummer }) => kundennummer);
    expect(new Set(numbers).size).toBe(3);
    expect(numbers).toContain(before.data[0]?.kundennummer);
    expect(await nachnamen(admin, { search: numbers[0] })).toHaveLength(1);

    const other = await startTestApp(database);
    await ensureFirstAdmin(
      other.db,
      { email: 'erste@lindenblatt.example', password: 'Seifenblasen im Wind' },
      new Date(),
    );
    expect((await listBenutzer(other.as('admin'))).data.at(-1)).toMatchObject({
      email: 'erste@lindenblatt.example',
      kundennummer: expect.stringMatching(/^KD-/),
    });
    // A number is never reused, even after the person is deleted.
    await db.deleteFrom('account').where('email', 'like', 'neu%').execute();
    await insertBenutzer(
      db,
      Array.from({ length: 30 }, () => ({})),
    );
    const later = (await listBenutzer(admin, { limit: 100 })).data.map(
      (k: { kundennummer: string }) => k.kundennummer,
    );
    const gone = numbers.find((number: string) => !later.includes(number));
    expect(gone).toBeDefined();
    expect(new Set([...later, ...numbers]).size).toBe(33);
  });

  test('are unique when many accounts register at once', async () => {
    const { app, db } = await startTestApp(database);
    const replies = await Promise.all(Array.from({ length: 5 }, (_, nr) => register(app, { nr })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const kunden = await db.selectFrom('kunde').select('kundennummer').execute();
    expect(new Set(kunden.map(({ kundennummer }) => kundennummer)).size).toBe(5);
    const { vergeben } = await db
      .selectFrom('kundennummerFolge')
      .select('vergeben')
      .executeTakeFirstOrThrow();
    expect(vergeben).toBe(5);
  });

  test('registrations wait while another transaction holds the sequence, and two never deadlock', async () => {
    const { app, db } = await startTestApp(database);
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = db.transaction().execute(async (db) => {
      await createAccountWithKunde(db, newAccount(), new Date());
      held.resolve();
      await released.promise;
    });
    await held.promise;
    let answered = 0;
    const replies = [1, 2].map(async (nr) => {
      const reply = await register(app, { nr });
      answered += 1;
      return reply.statusCode;
    });
    // Waits as long as theirs took: by then they are at the sequence, or close to it.
    await hashPassword('Seifenblasen im Wind');
    expect(answered).toBe(0);
    released.resolve();
    await holding;
    expect(await Promise.all(replies)).toEqual([201, 201]);
    expect(await verifyKunden(db)).toEqual([]);
    expect(await db.selectFrom('kunde').select('id').execute()).toHaveLength(3);
  });

  test('a registration that fails leaves neither an account nor a person', async () => {
    const { app, db } = await startTestApp(database);
    expect((await register(app, { nr: 1 })).statusCode).toBe(201);
    expect((await register(app, { nr: 1 })).statusCode).toBe(409);
    expect(await db.selectFrom('kunde').select('id').execute()).toHaveLength(1);

    await db.deleteFrom('kundennummerFolge').execute();
    expect((await register(app, { nr: 2 })).statusCode).toBe(500);
    for (const table of ['account', 'kunde', 'session'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  });

  test('a person who has just registered is found by all their data, before any other read', async () => {
    const { app, db } = await startTestApp(database);
    await register(app, { nr: 7 });
    const { suche } = await db.selectFrom('account').select('suche').executeTakeFirstOrThrow();
    const kunde = await db.selectFrom('kunde').selectAll().executeTakeFirstOrThrow();
    const account = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    expect(kunde.accountId).toBe(account.id);
    expect(kunde.id).not.toBe(account.id);
    for (const wort of suchbegriffe(`Nele Neumann ${kunde.kundennummer} neu7@lindenblatt.example`))
      expect(suche).toContain(wort);
  });

  test('are added in a shop whose accounts are older than customer numbers', async () => {
    const { db } = await openDatabase(database);
    const getMigrations = async () => ({ '0001-katalog': katalog, '0002-konten': konten });
    await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    const row = {
      emailKey: 'alt@lindenblatt.example',
      email: 'alt@lindenblatt.example',
      passwordHash: 'none',
    };
    const times = { createdAt: '2020', updatedAt: '2020', lastLogin: null, datenschutzAt: null };
    const person = { id: 'alt', vorname: 'Alma', nachname: 'Alt', role: 'admin', status: 'active' } as const;
    await db
      .insertInto('account')
      .values({ ...person, ...row, ...times })
      .execute();
    await migrate(db);
    expect(await verifyKunden(db)).toEqual([]);

    const token = await startSession(db, { id: 'alt', role: 'admin' }, new Date());
    const app = await buildTestApp(db);
    const { data } = (await callApi(app, { method: 'GET', path: '/kunden?search=alma', token })).json();
    expect(data).toMatchObject([{ _id: 'alt', kundennummer: expect.stringMatching(/^KD-\d{6}$/) }]);
  });
});

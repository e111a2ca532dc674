import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { ensureFirstAdmin, startSession } from '#features/auth/server/index.ts';
import { readAccountCommand } from '#server/account-command.ts';
import { migrate } from '#server/db/migrate.ts';
import * as katalog from '#server/db/migrations/0001-katalog.ts';
import * as konten from '#server/db/migrations/0002-konten.ts';
import { databases, openDatabase } from '#test/databases.ts';
import { insertPeople, listKunden, nachnamen } from '#test/kunden.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';

describe.each(databases)('customer numbers on %s', (database) => {
  test('knows everybody at once, whichever way the account came, by numbers of their own', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const admin = as('admin');
    const before = await listKunden(admin);
    await callApi(app, {
      method: 'POST',
      path: '/auth/register',
      payload: {
        email: 'neu@lindenblatt.example',
        password: 'Seifenblasen im Wind',
        vorname: 'Nele',
        nachname: 'Neumann',
        datenschutz: true,
      },
    });
    await readAccountCommand(['create', '--email', 'terminal@lindenblatt.example', '--role', 'employee'])(
      reopen(),
    );
    const { data, total } = await listKunden(admin);
    expect(total).toBe(3);
    expect(data.map(({ email }: { email: string }) => email.split('@')[0])).toEqual(
      expect.arrayContaining(['neu', 'terminal']),
    );
    const numbers = data.map(({ kundennummer }: { kundennummer: string }) => kundennummer);
    expect(new Set(numbers).size).toBe(3);
    expect(numbers).toContain(before.data[0].kundennummer);
    expect(await nachnamen(admin, { search: numbers[0] })).toHaveLength(1);

    const other = await startTestApp(database);
    await ensureFirstAdmin(
      other.db,
      { email: 'erste@lindenblatt.example', password: 'Seifenblasen im Wind' },
      new Date(),
    );
    expect((await listKunden(other.as('admin'))).data.at(-1)).toMatchObject({
      email: 'erste@lindenblatt.example',
      kundennummer: expect.stringMatching(/^KD-/),
    });
    // A number is never given again, also when the person is gone.
    await db.deleteFrom('account').where('email', 'like', 'neu%').execute();
    await insertPeople(
      db,
      Array.from({ length: 30 }, () => ({})),
    );
    const later = (await listKunden(admin, { limit: 100 })).data.map(
      (k: { kundennummer: string }) => k.kundennummer,
    );
    const gone = numbers.find((number: string) => !later.includes(number));
    expect(gone).toBeDefined();
    expect(new Set([...later, ...numbers]).size).toBe(33);
  });

  test('gives each new account one number when several ask at the same time', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await admin.token();
    await insertPeople(
      db,
      Array.from({ length: 20 }, () => ({})),
    );
    const replies = await Promise.all([1, 2, 3].map(() => listKunden(admin, { limit: 100 })));
    expect(replies[0].total).toBe(21);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await db.selectFrom('kunde').select('accountId').execute()).toHaveLength(21);
    const searches = await db.selectFrom('account').select('suche').where('suche', '=', '').execute();
    expect(searches).toEqual([]);
  });

  test('gives everybody a number in a shop that had accounts before there were any', async () => {
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

    const token = await startSession(db, { id: 'alt', role: 'admin' }, new Date());
    const app = await buildTestApp(db);
    const { data } = (await callApi(app, { method: 'GET', path: '/kunden?search=alma', token })).json();
    expect(data).toMatchObject([{ _id: 'alt', kundennummer: expect.stringMatching(/^KD-\d{6}$/) }]);
  });
});

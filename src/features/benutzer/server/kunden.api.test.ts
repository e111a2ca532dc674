import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import {
  createAccount,
  ensureFirstAdmin,
  type NewAccount,
  startSession,
} from '#features/auth/server/index.ts';
import { readAccountCommand } from '#server/account-command.ts';
import type { Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import * as katalog from '#server/db/migrations/0001-katalog.ts';
import * as konten from '#server/db/migrations/0002-konten.ts';
import { databases, openDatabase } from '#test/databases.ts';
import { newAccount } from '#test/factories.ts';
import { buildTestApp, type Caller, callApi, startTestApp } from '#test/test-app.ts';

/** People with accounts, one second apart so that the last one is the newest; answers their ids. */
async function insertPeople(db: Db, people: Partial<NewAccount>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, person] of people.entries()) {
    const now = new Date(Date.UTC(2020, 0, 1, 0, 0, index));
    const account = await createAccount(db, newAccount({ vorname: 'V', nachname: 'N', ...person }), now);
    if (!account) throw new Error('The account exists already.');
    ids.push(account.id);
  }
  return ids;
}

const list = async (caller: Caller, query: Record<string, string | number> = {}) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await caller.get(`/kunden?${parameters}`)).json();
};
const nachnamen = async (caller: Caller, query: Record<string, string | number>) =>
  (await list(caller, query)).data.map(({ nachname }: { nachname: string }) => nachname);

describe.each(databases)('GET /kunden on %s', (database) => {
  test('answers the whole record of everybody, newest first', async () => {
    const { db, as } = await startTestApp(database);
    await insertPeople(db, [{ email: 'alt@lindenblatt.example', nachname: 'Alt', role: 'employee' }]);
    const admin = as('admin');
    const { email } = await admin.account();

    const { data, ...rest } = await list(admin);

    expect(rest).toEqual({
      success: true,
      count: 2,
      total: 2,
      pagination: { page: 1, limit: 10, total: 2, pages: 1 },
    });
    expect(data.map((kunde: { email: string }) => kunde.email)).toEqual([email, 'alt@lindenblatt.example']);
    const leer = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '', land: 'Deutschland' };
    const niemand = { verwendet: false, firmenname: '', vorname: '', nachname: '' };
    expect(data[1]).toEqual({
      _id: expect.any(String),
      kundennummer: expect.stringMatching(/^KD-\d{6}$/),
      email: 'alt@lindenblatt.example',
      username: 'alt@lindenblatt.example',
      vorname: 'V',
      nachname: 'Alt',
      telefon: '',
      role: 'employee',
      rolle: 'employee',
      status: 'active',
      sperrgrund: '',
      geschlecht: '',
      geburtsdatum: '',
      notizen: '',
      adresse: leer,
      lieferadresse: { ...niemand, ...leer },
      kommunikation: { newsletter: false, sms: false, bevorzugterKanal: '' },
      anmeldeversuche: 0,
      lastLogin: null,
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2020-01-01T00:00:00.000Z',
      aenderungen: [],
    });
  });

  test('lets nobody but an admin ask or change (R19)', async () => {
    const { app, as } = await startTestApp(database);
    const { id } = await as('customer').account();
    for (const role of ['customer', 'employee'] as const) {
      const caller = as(role);
      expect((await caller.get('/kunden')).statusCode).toBe(403);
      expect((await caller.get('/kunden/stats/overview')).statusCode).toBe(403);
      expect((await caller.put(`/kunden/${id}`, { rolle: 'admin' })).statusCode).toBe(403);
    }
    expect((await callApi(app, { method: 'GET', path: '/kunden' })).statusCode).toBe(401);
  });

  test('knows everybody at once, whichever way the account came, by numbers of their own', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const admin = as('admin');
    const before = await list(admin);
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
    const { data, total } = await list(admin);
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
    expect((await list(other.as('admin'))).data.at(-1)).toMatchObject({
      email: 'erste@lindenblatt.example',
      kundennummer: expect.stringMatching(/^KD-/),
    });
    // A number is never given again, also when the person is gone.
    await db.deleteFrom('account').where('email', 'like', 'neu%').execute();
    await insertPeople(
      db,
      Array.from({ length: 30 }, () => ({})),
    );
    const later = (await list(admin, { limit: 100 })).data.map(
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
    const replies = await Promise.all([1, 2, 3].map(() => list(admin, { limit: 100 })));
    expect(replies[0].total).toBe(21);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await db.selectFrom('kunde').select('accountId').execute()).toHaveLength(21);
    const searches = await db.selectFrom('account').select('suche').where('suche', '=', '').execute();
    expect(searches).toEqual([]);
  });

  test('finds people by parts of name, e-mail, number and telephone, in any order and spelling', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const [id] = await insertPeople(db, [
      { vorname: 'Jürgen', nachname: 'Müller', email: 'J_M.100%@lindenblatt.example' },
      { vorname: 'Anna', nachname: 'Sommer', email: 'anna@lindenblatt.example' },
      { vorname: 'Annika', nachname: 'Müller-Sommer', email: 'ams@lindenblatt.example' },
    ]);
    await admin.put(`/kunden/${id}`, { telefon: '+49 341 231-2511' });
    const { data } = await list(admin, { search: 'jürgen' });

    expect(await nachnamen(admin, { search: 'MUELLER' })).toEqual(['Müller-Sommer', 'Müller']);
    expect(await nachnamen(admin, { search: 'müller jürgen' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: 'sommer ann' })).toEqual(['Müller-Sommer', 'Sommer']);
    expect(await nachnamen(admin, { search: '0341 2312' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: data[0].kundennummer.toLowerCase() })).toEqual(['Müller']);
    // What means something to the database means nothing here.
    expect(await nachnamen(admin, { search: '100%' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: 'j_m' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: '%' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: 'a\\' })).toEqual([]);
    expect(await nachnamen(admin, { search: "'; drop table account" })).toEqual([]);
  });

  test('combines search, status and role, and counts what fits', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await insertPeople(db, [
      { nachname: 'A', role: 'customer', status: 'active' },
      { nachname: 'B', role: 'customer', status: 'blocked' },
      { nachname: 'C', role: 'employee', status: 'active' },
      { nachname: 'D', role: 'employee', status: 'pending' },
      { nachname: 'Ebel', role: 'customer', status: 'blocked' },
    ]);
    expect(await nachnamen(admin, { role: 'user' })).toEqual(['D', 'C']);
    expect(await nachnamen(admin, { role: 'customer' })).toEqual(['Ebel', 'B', 'A']);
    expect(await nachnamen(admin, { status: 'pending' })).toEqual(['D']);
    expect(await nachnamen(admin, { status: 'blocked', role: 'customer', search: 'ebel' })).toEqual(['Ebel']);
    expect(await nachnamen(admin, { status: 'active', role: 'admin', search: 'ebel' })).toEqual([]);
    expect((await list(admin, { role: '', status: '', search: '' })).total).toBe(6);
    expect((await admin.get('/kunden/stats/overview')).json()).toEqual({
      success: true,
      total: 6,
      active: 3,
      blocked: 2,
      admins: 1,
    });
  });

  test('pages through everybody exactly once and knows the end from before and beyond it', async () => {
    const { db, as } = await startTestApp(database);
    await insertPeople(
      db,
      Array.from({ length: 224 }, (_, i) => ({ nachname: `N${i}` })),
    );
    const admin = as('admin');
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(admin, { page, limit: 50 })));
    expect(pages.map(({ count }) => count)).toEqual([50, 50, 50, 50, 25, 0]);
    for (const { total, pagination } of pages)
      expect([total, pagination.total, pagination.pages]).toEqual([225, 225, 5]);
    const ids = pages.flatMap(({ data }) => data.map(({ _id }: { _id: string }) => _id));
    expect(new Set(ids).size).toBe(225);

    expect(await list(admin)).toMatchObject({ count: 10, total: 225, pagination: { pages: 23 } });
    expect(await list(admin, { page: 9, limit: 25 })).toMatchObject({ count: 25, total: 225 });
    expect((await list(admin)).data.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 10));
    expect(await list(admin, { page: 2, search: 'gibt es nicht' })).toMatchObject({ data: [], total: 0 });
  });

  test('refuses what it does not understand, in German', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const fehler = async (query: string) => {
      const reply = await admin.get(`/kunden?${query}`);
      expect(reply.statusCode).toBe(400);
      return reply.json().fehler;
    };
    expect(await fehler('page=0')).toEqual(['page: Die Seite muss eine ganze Zahl ab 1 sein.']);
    expect(await fehler('page=zwei&limit=101')).toEqual([
      'page: Die Seite muss eine ganze Zahl ab 1 sein.',
      'limit: Die Anzahl je Seite muss eine ganze Zahl von 1 bis 100 sein.',
    ]);
    expect(await fehler('status=weg')).toEqual([
      'status: Der Status muss eines davon sein: active, blocked, pending.',
    ]);
    expect(await fehler('role=chef')).toEqual([
      'role: Die Rolle muss eines davon sein: admin, user, customer.',
    ]);
    expect(await fehler(`search=${'x'.repeat(101)}`)).toEqual([
      'search: Der Suchtext darf höchstens 100 Zeichen haben.',
    ]);
    expect(await fehler('search=a&search=b')).toEqual(['search: Bitte nur einen Suchtext.']);
  });

  test('tells how often somebody tried in vain to sign in, and when it worked last', async () => {
    const { app, db, as } = await startTestApp(database);
    await insertPeople(db, [{ email: 'Anna@lindenblatt.example', lastLogin: '2025-12-24T18:00:00.000Z' }]);
    const payload = { email: 'anna@lindenblatt.example', password: 'falsch' };
    for (let i = 0; i < 3; i += 1) await callApi(app, { method: 'POST', path: '/auth/login', payload });
    const { data } = await list(as('admin'), { search: 'anna@' });
    expect(data[0]).toMatchObject({ anmeldeversuche: 3, lastLogin: '2025-12-24T18:00:00.000Z' });
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

  test('finds people whose names are as long as Unicode allows', async () => {
    const { db, as } = await startTestApp(database);
    await insertPeople(db, [{ vorname: 'ﷺ'.repeat(100), nachname: '𒐫'.repeat(100) }]);
    expect((await list(as('admin'))).total).toBe(2);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { guessableText } from '#features/auth/password-rules.ts';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import { ensureFirstAdmin } from '#features/kunde/server/index.ts';
import { singleLineText } from '#shared/text/single-line.ts';
import { databases } from '#test/database/databases.ts';
import { callApi, deviceOf, startTestApp } from '#test/test-app.ts';
import { readAccountCommand } from './account-command.ts';

const email = 'chefin@lindenblatt.example';
const password = 'Seifenblasen im Wind';

describe.each(databases)('npm run account on %s', (database) => {
  async function startShop() {
    const started = await startTestApp(database);
    // A connection of its own while the shop is open, as the command has it.
    const terminal = started.reopen();
    const run = (...args: string[]) => readAccountCommand(args)(terminal);
    const signIn = (given: string, cookie?: string) => {
      const payload = { email, password: given };
      return callApi(started.app, { method: 'POST', path: '/auth/login', payload, cookie });
    };
    return { ...started, run, signIn };
  }
  const create = ['create', '--email', email, '--password', password, '--role', 'admin'];

  test('creates an account that can sign in at once', async () => {
    const { run, signIn } = await startShop();
    expect(await run(...create, '--vorname', 'Maria', '--nachname', 'Lindner')).toBe(
      `Angelegt: ${email} (admin)`,
    );
    expect((await signIn(password)).json().user).toMatchObject({ name: 'Maria Lindner', role: 'admin' });
    await expect(run(...create)).rejects.toThrow(`Mit ${email} gibt es bereits ein Konto.`);
    expect(await run('list')).toContain(`${email}  Maria Lindner  admin  active  2`);
  });

  test('generates a password when none is given', async () => {
    const { run, signIn } = await startShop();
    const text = await run('create', '--email', email, '--role', 'employee');
    const [, invented = ''] = /gezeigt\): (\S+)$/.exec(text) ?? [];
    expect((await signIn(invented)).statusCode).toBe(200);
  });

  test.each([
    ['password', ['--password', 'Ein anderes Passwort']],
    ['role', ['--role', 'employee']],
    ['status', ['--status', 'blocked']],
  ])('%s ends all sessions of the account at once', async (name, values) => {
    const { app, run, signIn } = await startShop();
    await run(...create);
    await run('create', '--email', 'zweite@lindenblatt.example', '--role', 'admin');
    const { token } = (await signIn(password)).json();
    const me = () => callApi(app, { method: 'GET', path: '/auth/me', token });
    expect((await me()).statusCode).toBe(200);
    await run(name, '--email', email.toUpperCase(), ...values);
    expect((await me()).statusCode).toBe(401);
  });

  test('lets an owner sign in again whose attempts were used up', async () => {
    const { db, run, signIn } = await startShop();
    await run(...create);
    const { headers } = await signIn(password);
    await signIn('falsches Passwort', deviceOf({ headers }));
    for (let i = 0; i < 5; i += 1) await signIn('falsches Passwort');
    expect((await signIn(password)).statusCode).toBe(429);
    await run('password', '--email', email, '--password', 'Ein anderes Passwort');
    const left = db.selectFrom('attempt').selectAll().where('account', 'is not', null);
    expect(await left.execute()).toEqual([]);
    expect((await signIn('Ein anderes Passwort')).statusCode).toBe(200);
  });

  test('keeps the role and the access of the last admin, also when two are removed at once', async () => {
    const { run, db } = await startShop();
    await run(...create);
    const last = 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.';
    await expect(run('role', '--email', email, '--role', 'customer')).rejects.toThrow(last);
    await expect(run('status', '--email', email, '--status', 'blocked')).rejects.toThrow(last);

    await run('create', '--email', 'zweite@lindenblatt.example', '--role', 'admin');
    const both = await Promise.allSettled(
      [email, 'zweite@lindenblatt.example'].map((one) => run('role', '--email', one, '--role', 'customer')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const admins = await db.selectFrom('account').selectAll().where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('adds the change to the person’s history, and shows the back office why the account is blocked', async () => {
    const { run, as } = await startShop();
    await run('create', '--email', email, '--role', 'customer');
    const anna = async () =>
      (await as('admin').send(benutzerCalls.list, { query: { search: email } })).data[0];
    await run('status', '--email', email, '--status', 'blocked', '--grund', 'Mahnung offen');
    // The history has no order within one millisecond.
    await setTimeout(2);
    await run('role', '--email', email, '--role', 'employee');
    await run('role', '--email', email, '--role', 'employee');
    await run('password', '--email', email);
    expect(await anna()).toMatchObject({ status: 'blocked', sperrgrund: 'Mahnung offen', role: 'employee' });
    expect((await anna())?.aenderungen.map(({ von, felder }) => [von, ...felder])).toEqual([
      ['Terminal', 'passwort'],
      ['Terminal', 'rolle'],
      ['Terminal', 'status'],
    ]);
    await run('status', '--email', email, '--status', 'active');
    expect(await anna()).toMatchObject({ status: 'active', sperrgrund: '' });
  });

  test('prints a name from before the rule for names without obeying it, and takes no such name itself', async () => {
    const { run, db } = await startShop();
    await run(...create, '--vorname', ' Maria\u200b ', '--nachname', 'Lindner');
    expect(await run('list')).toContain('  Maria Lindner  ');
    await db.updateTable('account').set({ vorname: '\u001b[2J\nMa\u202eria' }).execute();
    expect(await run('list')).toContain('  \\u{1b}[2J\\u{a}Ma\\u{202e}ria Lindner  ');
    const other = ['create', '--email', 'zweite@lindenblatt.example', '--role', 'employee'];
    await expect(run(...other, '--nachname', '\u001b[2J')).rejects.toThrow(`--nachname: ${singleLineText}`);
    await expect(run('status', '--email', email, '--status', 'blocked', '--grund', 'a\nb')).rejects.toThrow(
      '--grund: ',
    );
  });

  test('refuses a password that is easily guessed, with the names of the account', async () => {
    const { run } = await startShop();
    await run(...create, '--vorname', 'Maria', '--nachname', 'Lindner');
    await expect(run('password', '--email', email, '--password', 'Lindner-Maria-1985')).rejects.toThrow(
      guessableText,
    );
    await expect(run(...create.with(4, 'Sommer2026!'))).rejects.toThrow(guessableText);
  });

  test('refuses unknown arguments in German', async () => {
    const { run } = await startShop();
    await expect(run('password', '--email', 'niemand@lindenblatt.example')).rejects.toThrow(
      'Konto nicht gefunden',
    );
    await expect(run(...create.with(4, 'kurz'))).rejects.toThrow('mindestens 8 Zeichen');
    await expect(run('role', '--email', email, '--role', 'chef')).rejects.toThrow('--role muss eines davon');
    expect(() => readAccountCommand(['create', '--mail', 'x'])).toThrow(
      "unbekannt oder unvollständig: '--mail'",
    );
    expect(() => readAccountCommand(['löschen'])).toThrow('Diesen Befehl gibt es nicht.');
  });

  test('the first admin is created only where there is none, and never overwritten', async () => {
    const { db, signIn } = await startShop();
    expect(await ensureFirstAdmin(db, { email, password }, new Date())).toBeUndefined();
    const other = { email, password: 'Ein anderes Passwort' };
    expect(await ensureFirstAdmin(db, other, new Date())).toBeUndefined();
    const second = { email: 'zweite@lindenblatt.example', password };
    expect(await ensureFirstAdmin(db, second, new Date())).toContain('schon einen Admin');
    expect((await signIn(password)).json().user.role).toBe('admin');
  });
});

const run = (args: string[], env = {}) =>
  spawnSync(process.execPath, ['scripts/account.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: undefined, ...env },
  });

test('a DATA_DIR without a shop is reported and not filled', () => {
  const dataDir = join(tmpdir(), `laden-gibt-es-nicht-${process.pid}`);
  const list = run(['list'], { DATA_DIR: dataDir });
  expect([list.status, list.stderr]).toEqual([1, expect.stringContaining('Hier gibt es keinen Laden')]);
  expect(existsSync(dataDir)).toBe(false);
});

test('an argument that is echoed does not reach the terminal as a control', () => {
  const wrong = run(['create', '--ma\u001b[2Jil', 'x']);
  expect(wrong.stderr).toContain("'--ma\\u{1b}[2Jil'");
});

test('the terminal command prints its help and ends with an exit code', () => {
  const help = run(['--help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('npm run account -- create')]);
  const wrong = run(['create']);
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('--email fehlt')]);
});

import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { changeZugang } from '#features/benutzer/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import type { NewAccount } from '../account/create-account.ts';
import { forgetExpired } from '../forget-expired.ts';
import { hashPassword, noPassword } from '../passwort/password-hash.ts';

const password = 'Seifenblasen im Wind';
const passwordHash = await hashPassword(password);

async function insertAccount(db: Db, account: Partial<NewAccount> = {}) {
  const created = await createAccountWithKunde(db, newAccount({ passwordHash, ...account }), new Date());
  if (!created) throw new Error('The account exists already.');
  return created;
}

/** A server with a clock set by the test, and sign-ins from any IP address. */
async function startClockedApp(database: DatabaseName) {
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') };
  const { app, ...rest } = await startTestApp(database, { now: () => clock.now });
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  const signIn = (email: string, given: string, remoteAddress = '203.0.113.1') =>
    callApi(app, { method: 'POST', path: '/auth/login', payload: { email, password: given }, remoteAddress });
  return { app, ...rest, clock, wait, signIn };
}

const seconds = 1000;
const minutes = 60 * seconds;

describe.each(databases)('POST /auth/login on %s', (database) => {
  test('answers token and user, however the e-mail is written', async () => {
    const { app, db } = await startTestApp(database);
    const { id } = await insertAccount(db, { email: 'Maria.Lindner@Lindenblatt.example', role: 'employee' });

    const payload = { email: ' maria.lindner@lindenblatt.EXAMPLE ', password };
    const reply = await callApi(app, { method: 'POST', path: '/auth/login', payload });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { token, ...rest } = reply.json();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rest).toMatchObject({
      success: true,
      user: {
        id,
        email: 'Maria.Lindner@Lindenblatt.example',
        role: 'employee',
        rolle: 'employee',
        permissions: ['orders.read', 'inventory.read', 'orders.write', 'inventory.write'],
      },
    });
    const me = await callApi(app, { method: 'GET', path: '/auth/me', token });
    expect(me.json()).toEqual({ success: true, data: rest.user });
  });

  test('stores the token in no column of the database', async () => {
    const { db, as } = await startTestApp(database);
    const token = await as('customer').token();
    const rows = JSON.stringify(await db.selectFrom('session').selectAll().execute());
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).not.toContain(token);
  });

  test('answers an unknown e-mail and a wrong password alike', async () => {
    const { db, signIn } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    const wrong = await signIn(email, 'falsches Passwort');
    const unknown = await signIn('niemand@lindenblatt.example', 'falsches Passwort');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe('E-Mail-Adresse oder Passwort ist falsch.');
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
  });

  test('says that an account is blocked only after the right password', async () => {
    const { db, signIn } = await startClockedApp(database);
    const { email } = await insertAccount(db, { status: 'blocked' });
    const stranger = await signIn(email, 'falsches Passwort');
    const owner = await signIn(email, password);
    expect(stranger.json().message).toBe('E-Mail-Adresse oder Passwort ist falsch.');
    expect(owner.statusCode).toBe(401);
    expect(owner.json().message).toBe('Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.');
  });

  test('makes an account wait longer with every wrong password from one network, and only there', async () => {
    const { db, signIn, wait } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    for (let i = 1; i <= 5; i += 1)
      expect((await signIn(email, 'falsches Passwort', `203.0.113.${i}`)).statusCode).toBe(401);

    const refused = await signIn(email, password, '203.0.113.99');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toEqual({
      success: false,
      message: 'Zu viele Versuche. Bitte versuchen Sie es in 30 Sekunden erneut.',
    });

    wait(30 * seconds);
    expect((await signIn(email, 'falsches Passwort')).statusCode).toBe(401);
    expect((await signIn(email, password)).headers['retry-after']).toBe('60');
    expect((await signIn(email, password, '198.51.100.7')).statusCode).toBe(200);
  });

  test('forgets the wrong passwords after the right one', async () => {
    const { db, signIn } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) await signIn(email, 'falsches Passwort');
      expect((await signIn(email, password)).statusCode).toBe(200);
    }
  });

  test('counts an unknown e-mail like a known one', async () => {
    const { signIn } = await startClockedApp(database);
    for (let i = 0; i < 5; i += 1) await signIn('niemand@lindenblatt.example', 'falsches Passwort');
    expect((await signIn('Niemand@lindenblatt.example', 'falsches Passwort')).statusCode).toBe(429);
  });

  test('makes an IP address wait that tries one account after the other', async () => {
    const { signIn, wait } = await startClockedApp(database);
    for (let i = 0; i < 20; i += 1)
      expect((await signIn(`kunde${i}@lindenblatt.example`, 'falsches Passwort')).statusCode).toBe(401);
    expect((await signIn('kunde99@lindenblatt.example', 'falsches Passwort')).statusCode).toBe(429);
    expect((await signIn('kunde99@lindenblatt.example', 'x', '203.0.113.2')).statusCode).toBe(401);
    wait(10 * seconds);
    expect((await signIn('kunde99@lindenblatt.example', 'falsches Passwort')).statusCode).toBe(401);
  });

  test('does not count people who sign in from one address with their right passwords', async () => {
    const { db, signIn } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    for (let i = 0; i < 22; i += 1) expect((await signIn(email, password)).statusCode).toBe(200);
  });

  test('remembers the attempts after a restart and on every node', async () => {
    const { db, reopen, signIn, clock } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    const other = await buildTestApp(reopen(), { now: () => clock.now });
    const payload = { email, password: 'falsches Passwort' };
    const both = [
      () => signIn(email, 'falsches Passwort'),
      () => callApi(other, { method: 'POST', path: '/auth/login', payload, remoteAddress: '203.0.113.7' }),
    ];
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => both[i % 2]?.()));
    expect(replies.filter((reply) => reply?.statusCode === 401)).toHaveLength(5);
    expect(replies.filter((reply) => reply?.statusCode === 429)).toHaveLength(5);

    const restarted = await buildTestApp(reopen(), { now: () => clock.now });
    const right = { email, password };
    const call = { method: 'POST', path: '/auth/login', payload: right } as const;
    const reply = await callApi(restarted, { ...call, remoteAddress: '203.0.113.99' });
    expect(reply.statusCode).toBe(429);
  });

  test('stores neither IP addresses nor e-mails with the attempts, and deletes expired ones', async () => {
    const { db, signIn, wait, clock } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    await signIn('niemand@lindenblatt.example', 'falsches Passwort');
    const rows = await db.selectFrom('attempt').selectAll().execute();
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|niemand/);
    wait(25 * 60 * minutes);
    await signIn(email, password);
    await forgetExpired(db, clock);
    expect((await db.selectFrom('attempt').selectAll().execute()).map(({ count }) => count)).toEqual([
      0, 0, 0,
    ]);
  });

  test('counts under keys of the installation’s secret, so that no other one can compute them', async () => {
    const keys = async () => {
      const { db, signIn } = await startClockedApp(database);
      await signIn('niemand@lindenblatt.example', 'falsches Passwort');
      expect(await db.selectFrom('secret').selectAll().execute()).toEqual([
        { id: 1, value: expect.stringMatching(/^[\w-]{43}$/) },
      ]);
      return (await db.selectFrom('attempt').select('key').execute()).map(({ key }) => key);
    };
    const [here, there] = [await keys(), await keys()];
    expect(here.filter((key) => there.includes(key))).toEqual([]);
  });

  test('makes one secret when several need the first at once', async () => {
    const { db, reopen } = await startTestApp(database);
    // Several nodes share a PostgreSQL only; on SQLite one node is asked three times.
    const nodes = database === 'SQLite' ? [db, db, db] : [db, reopen(), reopen()];
    const secrets = await Promise.all(nodes.map(readSecret));
    expect(new Set(secrets).size).toBe(1);
  });

  test('leaves no session behind when the password is changed while the old one is being checked', async () => {
    const { db, signIn } = await startClockedApp(database);
    const { email } = await insertAccount(db);
    for (const delay of [0, 5, 20]) {
      const pending = signIn(email, password);
      await setTimeout(delay);
      await changeZugang(db, email, { passwordHash: noPassword });
      await pending;
      expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
      await changeZugang(db, email, { passwordHash });
    }
  });

  test('names what is missing in German', async () => {
    const { app } = await startTestApp(database);
    const reply = await callApi(app, { method: 'POST', path: '/auth/login', payload: { email: '' } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([
      'email: Bitte geben Sie Ihre E-Mail-Adresse ein.',
      'password: Bitte geben Sie Ihr Passwort ein.',
    ]);
  });

  test('takes the IP address from the nearest proxy only', async () => {
    const { app } = await startTestApp(database, { trustProxy: true });
    const from = (forwarded: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: `${forwarded}@lindenblatt.example`, password: 'x' },
        headers: { 'x-forwarded-for': `${forwarded}, 203.0.113.1` },
      });
    for (let i = 0; i < 20; i += 1) await from(`198.51.100.${i}`);
    expect((await from('198.51.100.99')).statusCode).toBe(429);
  });
});

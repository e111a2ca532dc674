import { describe, expect, test } from 'vitest';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';
import { callApi, deviceOf, startTestApp } from '#test/test-app.ts';
import { atHashPlace } from './hash-place.ts';
import { hashPassword } from './password-hash.ts';

const password = 'Seifenblasen im Wind';
const passwordHash = await hashPassword(password);

/** Takes every place of strangers in these networks, or of known devices, until the returned function is called. */
function fillPlaces(db: Db, networks: string[], accountOf?: (i: number) => string): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 200 }, (_, i) =>
    atHashPlace(
      db,
      { network: networks[i % networks.length] ?? '', account: accountOf?.(i) },
      () => promise,
    ).catch(() => undefined),
  );
  return () => {
    resolve();
    return Promise.all(crowd);
  };
}

describe.each(databases)('too many sign-ins at once on %s', (database) => {
  test('are refused with a retry time and not counted, while signed-in users go on working', async () => {
    const { app, db, as } = await startTestApp(database);
    await insertProdukt(db);
    const account = newAccount({ passwordHash });
    await createAccountWithKunde(db, account, new Date());
    await as('customer').token();
    const login = {
      method: 'POST',
      path: '/auth/login',
      payload: { email: account.email, password },
    } as const;
    const registration = { email: 'neu@lindenblatt.example', password, vorname: 'N', nachname: 'N' };
    const register = {
      method: 'POST',
      path: '/auth/register',
      payload: { ...registration, datenschutz: true },
    } as const;

    const letGo = fillPlaces(db, ['a', 'b', 'c', 'd', 'e']);
    for (const call of [login, register]) {
      const reply = await callApi(app, call);
      expect(reply.statusCode).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(reply.json()).toEqual({
        success: false,
        message: 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
      });
    }
    expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([]);
    expect((await callApi(app, { method: 'GET', path: '/portfolio' })).json().count).toBe(1);
    expect((await as('customer').get('/cart')).statusCode).toBe(200);
    await letGo();

    expect((await callApi(app, login)).statusCode).toBe(200);
    expect((await callApi(app, register)).statusCode).toBe(201);
  });
  test('from one network leave the others their places', async () => {
    const { app, db } = await startTestApp(database);
    const letGo = fillPlaces(db, ['2001:db8:1']);
    const signInFrom = (remoteAddress: string) => {
      const payload = { email: 'niemand@lindenblatt.example', password };
      return callApi(app, { method: 'POST', path: '/auth/login', payload, remoteAddress });
    };
    expect((await signInFrom('2001:db8:1:ffff::1')).statusCode).toBe(503);
    expect((await signInFrom('2001:db8:2:ffff::1')).statusCode).toBe(401);
    await letGo();
    expect((await signInFrom('2001:db8:1:ffff::1')).statusCode).toBe(401);
  });

  test('by strangers leave places to devices that signed in before, a few for each account', async () => {
    const { app, db } = await startTestApp(database);
    const [account, other] = [newAccount({ passwordHash }), newAccount({ passwordHash })];
    const id = (await createAccountWithKunde(db, account, new Date()))?.id ?? '';
    await createAccountWithKunde(db, other, new Date());
    const signIn = ({ email }: { email: string }, cookie?: string) =>
      callApi(app, { method: 'POST', path: '/auth/login', payload: { email, password }, cookie });
    const [device, otherDevice] = [deviceOf(await signIn(account)), deviceOf(await signIn(other))];
    const letGo = fillPlaces(db, ['a', 'b', 'c', 'd', 'e']);
    expect((await signIn(account)).statusCode).toBe(503);
    expect((await signIn(account, device)).statusCode).toBe(200);
    const letAccountGo = fillPlaces(db, ['f'], () => id);
    expect((await signIn(account, device)).statusCode).toBe(503);
    expect((await signIn(other, otherDevice)).statusCode).toBe(200);
    await letAccountGo();
    expect((await signIn(account, device)).statusCode).toBe(200);
    await letGo();
  });

  test('by known devices leave places to strangers, and one network of them leaves places to the others', async () => {
    const { app, db } = await startTestApp(database);
    const right = newAccount({ passwordHash });
    await createAccountWithKunde(db, right, new Date());
    const payload = { email: right.email, password };
    const signIn = (remoteAddress: string, cookie?: string) =>
      callApi(app, { method: 'POST', path: '/auth/login', payload, remoteAddress, cookie });
    const device = deviceOf(await signIn('203.0.113.1'));

    const letOneGo = fillPlaces(db, ['203.0.113'], (i) => `account ${i}`);
    expect((await signIn('203.0.113.1', device)).statusCode).toBe(503);
    expect((await signIn('198.51.100.1', device)).statusCode).toBe(200);
    await letOneGo();
    const letAllGo = fillPlaces(db, ['a', 'b', 'c', 'd', 'e', 'f'], (i) => `account ${i}`);
    expect((await signIn('198.51.100.1', device)).statusCode).toBe(503);
    expect((await signIn('203.0.113.1')).statusCode).toBe(200);
    await letAllGo();
  });
});

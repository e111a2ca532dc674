import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { forgetExpired } from '../forget-expired.ts';
import { hashToken, startSession } from './start-session.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(databases)('a session on %s', (database) => {
  async function startClockedApp() {
    const clock = { now: new Date('2026-03-01T10:00:00.000Z') };
    const started = await startTestApp(database, { now: () => clock.now });
    const wait = (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    };
    return { ...started, clock, wait };
  }

  test.each([
    ['customer', 14 * day],
    ['employee', 12 * hour],
    ['admin', 12 * hour],
  ] as const)('of a %s ends when it was not used for %d ms', async (role, idle) => {
    const { as, wait, db } = await startClockedApp();
    const caller = as(role);
    await caller.token();
    wait(idle - 1);
    expect((await caller.get('/auth/me')).statusCode).toBe(200);
    wait(idle);
    expect((await caller.get('/auth/me')).statusCode).toBe(401);
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['customer', 90, day],
    ['employee', 7, hour * 8],
    ['admin', 7, hour * 8],
  ] as const)('of a %s ends after %d days however much it is used', async (role, days, step) => {
    const { as, wait, clock } = await startClockedApp();
    const caller = as(role);
    await caller.token();
    const end = clock.now.getTime() + days * day;
    while (clock.now.getTime() + step < end) {
      wait(step);
      expect((await caller.get('/auth/me')).statusCode).toBe(200);
    }
    wait(step);
    expect((await caller.get('/auth/me')).statusCode).toBe(401);
  });

  test('of an account that was blocked is over', async () => {
    const { as, db } = await startClockedApp();
    const caller = as('customer');
    await caller.token();
    expect((await caller.get('/auth/me')).statusCode).toBe(200);
    await db.updateTable('account').set({ status: 'blocked' }).execute();
    expect((await caller.get('/auth/me')).statusCode).toBe(401);
  });

  test('of a clock that was a year ahead ends when the clock is right again, and is deleted', async () => {
    const { as, wait, db, clock } = await startClockedApp();
    const [caller, unused] = [as('customer'), as('customer')];
    wait(365 * day);
    await Promise.all([caller.token(), unused.token()]);
    expect((await caller.get('/auth/me')).statusCode).toBe(200);
    wait(-365 * day);
    expect((await caller.get('/auth/me')).statusCode).toBe(401);
    await forgetExpired(db, clock);
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('that was not used for longest ends when its account signs in for the 21st time', async () => {
    const { db, as, wait, clock } = await startClockedApp();
    const [caller, neighbour] = [as('customer'), as('customer')];
    await Promise.all([caller.token(), neighbour.token()]);
    const account = await caller.account();
    const tokens: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      wait(60_000);
      expect((await caller.get('/auth/me')).statusCode).toBe(200);
      tokens.push(await startSession(db, account, clock.now));
    }
    const kept = await db
      .selectFrom('session')
      .select('tokenHash')
      .where('accountId', '=', account.id)
      .execute();
    const expected = [await caller.token(), ...tokens.slice(1)].map(hashToken);
    expect(kept.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(expected.toSorted());
    expect((await neighbour.get('/auth/me')).statusCode).toBe(200);
  });

  test('stores the time of its last use at most once a minute', async () => {
    const { as, wait, db, clock } = await startClockedApp();
    const caller = as('customer');
    await caller.get('/auth/me');
    const start = clock.now.toISOString();
    const lastUsed = async () =>
      (await db.selectFrom('session').select('lastUsedAt').execute())[0]?.lastUsedAt;
    wait(59_000);
    await caller.get('/auth/me');
    expect(await lastUsed()).toBe(start);
    wait(1_000);
    await caller.get('/auth/me');
    expect(await lastUsed()).toBe(clock.now.toISOString());
  });

  test('ends on the server with POST /auth/logout, and only this one', async () => {
    const { app, as } = await startTestApp(database);
    const [laptop, phone] = [as('customer'), as('customer')];
    const token = await laptop.token();
    const reply = await laptop.post('/auth/logout');
    expect(reply.statusCode).toBe(200);
    expect((await laptop.get('/auth/me')).statusCode).toBe(401);
    expect((await phone.get('/auth/me')).statusCode).toBe(200);
    expect((await callApi(app, { method: 'POST', path: '/auth/logout', token })).statusCode).toBe(200);
  });
});

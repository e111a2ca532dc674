import { describe, expect, test } from 'vitest';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { callApi, deviceOf, startTestApp } from '#test/test-app.ts';
import { registrationCounters, signInCounters } from '../attempt-counters.ts';
import { hashPassword } from './password-hash.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const email = 'chefin@lindenblatt.example';
const home = '198.51.100.7';

/** A person who acts at `next` and returns the milliseconds until the next time. */
type Actor = { next: number; act: () => Promise<number> };

/** Days in which people sign in to one account. Only the counting: no password is hashed. */
async function startDays(db: Db) {
  const start = Date.parse('2026-03-01T00:00:00.000Z');
  const secret = await readSecret(db);
  let time = 0;

  /** Returns undefined after an attempt that was let in, otherwise the milliseconds of the wait. */
  const attempt = async (origin: { address: string; device?: string; email?: string }, isRight = false) => {
    const counters = signInCounters(secret, { email, device: undefined, ...origin });
    const now = new Date(start + time);
    try {
      await limitAttempts(db, counters, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return (error.retryAfter ?? 0) * second;
    }
    if (isRight) await forgiveAttempts(db, counters, now);
    return undefined;
  };
  const live = async (actors: Actor[], until: number) => {
    for (;;) {
      const actor = actors.reduce((a, b) => (b.next < a.next ? b : a));
      if (actor.next >= until) return;
      time = actor.next;
      actor.next += await actor.act();
    }
  };
  return { attempt, live };
}

type Days = Awaited<ReturnType<typeof startDays>>;

/** Guesses from one address after the other, at every moment that is not refused. */
function attacker({ attempt }: Days, addresses: string[]) {
  const figures = { guesses: 0 };
  const act = async () => {
    const wait = await attempt({ address: addresses[figures.guesses % addresses.length] ?? '' });
    if (wait === undefined) figures.guesses += 1;
    return wait ?? second;
  };
  return { actor: { next: 0, act }, figures };
}

/** Signs in with the right password every 20 minutes. */
function owner({ attempt }: Days, origin: { address: string; device?: string }) {
  const figures = { tried: 0, in: 0 };
  const act = async () => {
    figures.tried += 1;
    if ((await attempt(origin, true)) === undefined) figures.in += 1;
    return 20 * minute;
  };
  return { actor: { next: 10 * minute, act }, figures };
}

const networks = (count: number) => Array.from({ length: count }, (_, i) => `10.${i}.0.1`);

describe.each(databases)('guessing for days on %s', (database) => {
  test('from one address locks nobody out elsewhere: 33 guesses on the first day, 24 on each further one', async () => {
    const { db } = await openMigratedDatabase(database);
    const days = await startDays(db);
    const stranger = attacker(days, ['203.0.113.1']);
    const chefin = owner(days, { address: home });
    await days.live([stranger.actor, chefin.actor], day);
    expect(stranger.figures.guesses).toBe(33);
    await days.live([stranger.actor, chefin.actor], 4 * day);
    expect(stranger.figures.guesses).toBe(33 + 3 * 24);
    expect(chefin.figures).toEqual({ tried: 4 * 72, in: 4 * 72 });
  });

  test('from the owner’s own network locks out no device that signed in before', async () => {
    const { db } = await openMigratedDatabase(database);
    const days = await startDays(db);
    const stranger = attacker(days, [home]);
    const chefin = owner(days, { address: home, device: 'Telefon' });
    await days.live([stranger.actor, chefin.actor], day);
    expect(chefin.figures).toEqual({ tried: 72, in: 72 });
    expect(stranger.figures.guesses).toBe(33);
  });

  test('from 200 networks locks out no device that signed in before, and is 195 guesses a day', async () => {
    const { db } = await openMigratedDatabase(database);
    const days = await startDays(db);
    const botnet = attacker(days, networks(200));
    const chefin = owner(days, { address: home, device: 'Telefon' });
    await days.live([botnet.actor, chefin.actor], day);
    expect(botnet.figures.guesses).toBe(195);
    expect(chefin.figures).toEqual({ tried: 72, in: 72 });
  });

  test('with a stolen device is as slow as from one address', async () => {
    const { db } = await openMigratedDatabase(database);
    const days = await startDays(db);
    let guesses = 0;
    const thief: Actor = {
      next: 0,
      act: async () => {
        const wait = await days.attempt({ address: `10.${guesses}.0.1`, device: 'Tablet' });
        if (wait === undefined) guesses += 1;
        return wait ?? second;
      },
    };
    await days.live([thief], day);
    expect(guesses).toBe(33);
  });

  test('from all 65,536 places of one IPv6 network, one account after the other, waits from the 100th on', async () => {
    const { db } = await openMigratedDatabase(database);
    const { attempt } = await startDays(db);
    const tryFrom = (i: number) =>
      attempt({ address: `2001:db8:1:${i.toString(16)}::1`, email: `kunde${i}@lindenblatt.example` });
    for (let i = 0; i < 100; i += 1) expect(await tryFrom(i)).toBeUndefined();
    expect(await tryFrom(100)).toBe(10 * second);
    expect(await attempt({ address: '2001:db8:2::1' })).toBeUndefined();
  });

  test('a clock that was a year ahead leaves no wait longer than the limits have', async () => {
    const clock = { now: new Date('2027-03-01T10:00:00.000Z') };
    const { app } = await startTestApp(database, { now: () => clock.now });
    const signIn = () =>
      callApi(app, { method: 'POST', path: '/auth/login', payload: { email, password: 'falsch' } });
    for (let i = 0; i < 5; i += 1) await signIn();
    expect((await signIn()).headers['retry-after']).toBe('30');

    clock.now = new Date('2026-03-01T10:00:00.000Z');
    for (let i = 0; i < 5; i += 1) expect((await signIn()).statusCode).toBe(401);
    expect((await signIn()).headers['retry-after']).toBe('30');
    // Beyond what this limit can set, though the count is not expired.
    clock.now = new Date('2026-03-01T08:00:00.000Z');
    expect((await signIn()).statusCode).toBe(401);
  });
});

describe.each(databases)('the device cookie on %s', (database) => {
  const password = 'Seifenblasen im Wind';

  async function startFamily(config: { publicUrl?: string } = {}) {
    const { app, db } = await startTestApp(database, config);
    const passwordHash = await hashPassword(password);
    for (const one of [email, 'anna@lindenblatt.example'])
      await createAccountWithKunde(db, newAccount({ email: one, passwordHash }), new Date());
    const signIn = (given: { email?: string; password?: string; cookie?: string }) => {
      const { cookie, ...fields } = { email, password, ...given };
      return callApi(app, { method: 'POST', path: '/auth/login', payload: fields, cookie });
    };
    return { app, db, signIn };
  }

  test('comes with a right password only, and neither scripts nor other sites nor other calls get it', async () => {
    const { app, signIn } = await startFamily({ publicUrl: 'https://laden.example' });
    expect((await signIn({ password: 'falsch' })).headers).not.toHaveProperty('set-cookie');
    const reply = await signIn({});
    const header = String(reply.headers['set-cookie']);
    expect(header.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/api/auth',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(deviceOf(reply)).toMatch(/^device=[\w-]{22}\.\d{10}\.[\w-]{43}$/);
    const me = await callApi(app, { method: 'GET', path: '/auth/me', cookie: deviceOf(reply) });
    expect(me.statusCode).toBe(401);

    const payload = { email: 'neu@lindenblatt.example', password, vorname: 'N', nachname: 'N' };
    const call = { method: 'POST', path: '/auth/register' } as const;
    const registered = await callApi(app, { ...call, payload: { ...payload, datenschutz: true } });
    expect(deviceOf(registered)).toMatch(/^device=/);
  });

  test('lets its device in while strangers of the same address wait, after wrong passwords too', async () => {
    const { signIn } = await startFamily();
    const first = deviceOf(await signIn({}));
    const cookie = deviceOf(await signIn({ email: 'anna@lindenblatt.example', cookie: first }));
    for (let i = 0; i < 5; i += 1) await signIn({ password: 'falsch' });
    expect((await signIn({})).statusCode).toBe(429);
    expect((await signIn({ cookie: 'device=erfunden' })).statusCode).toBe(429);
    for (let i = 0; i < 4; i += 1)
      expect((await signIn({ cookie, password: 'falsch' })).statusCode).toBe(401);
    expect((await signIn({ cookie })).statusCode).toBe(200);
    for (let i = 0; i < 5; i += 1) await signIn({ cookie, password: 'falsch' });
    expect((await signIn({ cookie })).headers['retry-after']).toBe('30');
    expect((await signIn({ cookie, email: 'anna@lindenblatt.example' })).statusCode).toBe(200);
  });
});

describe.each(databases)('new accounts on %s', (database) => {
  test('of one network wait after 50, from however many of its places they come', async () => {
    const { db } = await openMigratedDatabase(database);
    const secret = await readSecret(db);
    const now = new Date('2026-03-01T00:00:00.000Z');
    const register = (address: string) => limitAttempts(db, registrationCounters(secret, address), now);
    for (let place = 1; place <= 50; place += 1) await register(`2001:db8:1:${place}::1`);
    await expect(register('2001:db8:1:51::1')).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 60 });
    await register('2001:db8:2:1::1');
  });
});

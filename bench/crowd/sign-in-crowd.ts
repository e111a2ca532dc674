import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { newAccount } from '#test/factories.ts';
import { openQuietApp } from '../calls/quiet-app.ts';
import { openEmbedded } from '../databases.ts';
import { median } from '../statistics.ts';

/**
 * Who still gets in while others use up the sign-in: 60 connections that guess without a pause from 190 addresses, each
 * time another account; 40 registrations at a time from 4 addresses, with passwords that take the estimate longest; 50
 * sign-ins at a time from one address, by the known devices of 25 accounts. Every 250 ms a customer signs in with the
 * right password: `node bench/crowd/sign-in-crowd.ts`.
 */
const places = 190;
const attempts = 40;
const password = 'Seifenblasen im Wind';
const email = 'anna@lindenblatt.example';

type Sent = { from: string; fields: object; cookie?: string };
type Shop = Awaited<ReturnType<typeof startShop>>;

async function startShop() {
  const { db, close: closeDatabase } = await openEmbedded();
  const passwordHash = await hashPassword(password);
  await createAccountWithKunde(db, newAccount({ email, passwordHash }), new Date());
  const app = await openQuietApp(db);
  const post = async (path: string, { from, fields, cookie }: Sent) => {
    const headers = cookie ? { cookie } : {};
    const call = { method: 'POST', url: `/api/auth/${path}`, remoteAddress: from } as const;
    const { statusCode, headers: answered } = await app.inject({ ...call, payload: fields, headers });
    return { statusCode, device: String(answered['set-cookie'] ?? '').split(';')[0] ?? '' };
  };
  const close = async () => {
    await app.close();
    await closeDatabase();
  };
  const addAccount = (email: string) =>
    createAccountWithKunde(db, newAccount({ email, passwordHash }), new Date());
  return { post, addAccount, close };
}

/** What one of the attackers' connections sends next; `i` counts the requests of all. */
type Attack = (shop: Shop, i: number) => Promise<unknown>;
type Attackers = { connections: number; prepare: (shop: Shop) => Promise<Attack> };

async function measure(what: string, { connections, prepare }: Attackers, isKnown = false): Promise<void> {
  const shop = await startShop();
  const right = { from: '198.51.100.7', fields: { email, password } };
  const { device } = await shop.post('login', right);
  const cookie = isKnown ? device : '';
  const attack = await prepare(shop);
  let isOver = false;
  let sent = 0;
  const attackOn = async () => {
    while (!isOver) {
      sent += 1;
      await attack(shop, sent);
      // As over a network: an answer lets the others run.
      await setTimeout(1);
    }
  };
  const crowd = Array.from({ length: connections }, attackOn);
  const times: number[] = [];
  for (let i = 0; i < attempts; i += 1) {
    await setTimeout(250);
    const start = performance.now();
    const { statusCode } = await shop.post('login', { ...right, cookie });
    if (statusCode === 200) times.push(performance.now() - start);
  }
  isOver = true;
  await Promise.all(crowd);
  await shop.close();
  const time = times.length > 0 ? `, median ${median(times).toFixed(0)} ms` : '';
  console.log(`${what}: ${times.length} of ${attempts} sign-ins got in${time}`);
}

const guessesFrom = (addressOf: (i: number) => string): Attackers => ({
  connections: 60,
  prepare: async () => (shop, i) => {
    const fields = { email: `kunde${i}@lindenblatt.example`, password: 'geraten' };
    return shop.post('login', { from: addressOf(i % places), fields });
  },
});

/** A password of signs that can all be read as letters: many readings, and none is a word. */
const slowPassword = () =>
  Array.from({ length: 64 }, () => '@48({[<3€6961!|7105$+2%xvu'[randomInt(26)]).join('');

const registrations: Attackers = {
  connections: 40,
  prepare: async () => (shop, i) => {
    const person = { vorname: 'Kim', nachname: 'Kunde', datenschutz: true };
    const fields = { ...person, email: `kunde${i}@lindenblatt.example`, password: slowPassword() };
    return shop.post('register', { from: `10.${i % 4}.0.1`, fields });
  },
};

const knownDevices: Attackers = {
  connections: 50,
  prepare: async (shop) => {
    const devices: Sent[] = [];
    for (let i = 0; i < 25; i += 1) {
      const fields = { email: `kunde${i}@lindenblatt.example`, password };
      await shop.addAccount(fields.email);
      const { device } = await shop.post('login', { from: `10.${i}.0.1`, fields });
      devices.push({ from: '203.0.113.1', fields, cookie: device });
    }
    return (shop, i) => shop.post('login', devices[i % devices.length] as Sent);
  },
};

const ofOneNetwork = guessesFrom((i) => `2001:db8:1:${i.toString(16)}::1`);
const ofMany = guessesFrom((i) => `10.${i}.0.1`);
await measure('guesses from one /48, a stranger', ofOneNetwork);
await measure('guesses from 190 networks, a stranger', ofMany);
await measure('guesses from 190 networks, a device that signed in before', ofMany, true);
await measure('registrations from 4 addresses, a stranger', registrations);
await measure('known devices of 25 accounts from one address, a stranger', knownDevices);
await measure(
  'known devices of 25 accounts from one address, a device that signed in before',
  knownDevices,
  true,
);

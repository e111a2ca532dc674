import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { newAccount } from '#test/factories.ts';
import { median } from './statistics.ts';

/**
 * Who still gets in while 60 connections guess without a pause from 190 addresses, each time another account. Every
 * 250 ms a customer signs in with the right password: `node bench/sign-in-crowd.ts`.
 */
const connections = 60;
const places = 190;
const attempts = 40;
const password = 'Seifenblasen im Wind';
const email = 'anna@lindenblatt.example';

async function startShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-bench-'));
  const db = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  await migrate(db);
  const passwordHash = await hashPassword(password);
  await createAccountWithKunde(db, newAccount({ email, passwordHash }), new Date());
  const usual = { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' } as const;
  const app = await buildApp({ ...usual, callsPerMinute: 1e9 }, db);
  const signIn = async (address: string, fields: object, cookie = '') => {
    const headers = cookie ? { cookie } : {};
    const call = { method: 'POST', url: '/api/auth/login', remoteAddress: address } as const;
    return app.inject({ ...call, payload: fields, headers });
  };
  const close = async () => {
    await app.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { signIn, close };
}

async function measure(what: string, addressOf: (i: number) => string, isKnown: boolean): Promise<void> {
  const { signIn, close } = await startShop();
  const right = { email, password };
  const first = await signIn('198.51.100.7', right);
  const cookie = isKnown ? String(first.headers['set-cookie'] ?? '').split(';')[0] : '';
  let isOver = false;
  let guesses = 0;
  const guess = async () => {
    while (!isOver) {
      guesses += 1;
      const fields = { email: `kunde${guesses}@lindenblatt.example`, password: 'geraten' };
      await signIn(addressOf(guesses % places), fields);
      // As over a network: an answer lets the others run.
      await setTimeout(1);
    }
  };
  const crowd = Array.from({ length: connections }, guess);
  const times: number[] = [];
  for (let i = 0; i < attempts; i += 1) {
    await setTimeout(250);
    const start = performance.now();
    const { statusCode } = await signIn('198.51.100.7', right, cookie);
    if (statusCode === 200) times.push(performance.now() - start);
  }
  isOver = true;
  await Promise.all(crowd);
  await close();
  const time = times.length > 0 ? `, median ${median(times).toFixed(0)} ms` : '';
  console.log(`${what}: ${times.length} of ${attempts} sign-ins got in${time}`);
}

const ofOneNetwork = (i: number) => `2001:db8:1:${i.toString(16)}::1`;
const ofMany = (i: number) => `10.${i}.0.1`;
await measure('guesses from one /48, a stranger', ofOneNetwork, false);
await measure('guesses from 190 networks, a stranger', ofMany, false);
await measure('guesses from 190 networks, a device that signed in before', ofMany, true);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, hashPassword } from '#features/auth/server/index.ts';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { newAccount } from '#test/factories.ts';

const password = 'Seifenblasen im Wind';
const rounds = 100;

type SignIn = (email: string, password: string) => Promise<number>;

/** Median and middle half of some times in milliseconds. */
function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return { median: at(0.5), quarter: at(0.25), threeQuarters: at(0.75) };
}

/** Right passwords from four people at once; sign-ins per second. */
async function signInsPerSecond(signIn: SignIn, emails: string[]): Promise<number> {
  const start = performance.now();
  const perPerson = 15;
  const person = async (email: string) => {
    for (let i = 0; i < perPerson; i += 1)
      if ((await signIn(email, password)) !== 200) throw new Error('A sign-in was refused.');
  };
  await Promise.all(emails.map(person));
  return Math.round((emails.length * perPerson * 10_000) / (performance.now() - start)) / 10;
}

/** How long a refusal takes for an e-mail that has an account and for one that has none, by turns. */
async function refusalTimes(signIn: SignIn) {
  const known: number[] = [];
  const unknown: number[] = [];
  const time = async (email: string, times: number[]) => {
    const start = performance.now();
    if ((await signIn(email, 'falsches Passwort')) !== 401) throw new Error('Not a refusal.');
    times.push(performance.now() - start);
  };
  for (let i = 0; i < rounds; i += 1) {
    // Another account each time, so that no wait begins; who goes first changes, so that neither is favoured.
    const both = [
      () => time(`wer${i}@lindenblatt.example`, unknown),
      () => time(`kunde${i}@lindenblatt.example`, known),
    ];
    for (const measure of i % 2 ? both : both.toReversed()) await measure();
  }
  return { wrongPassword: spread(known), unknownEmail: spread(unknown) };
}

/** Sign-ins per second with the argon2 cost of the shop, and whether the time of a refusal tells who has an account. */
export async function benchSignIn() {
  const dir = mkdtempSync(join(tmpdir(), 'laden-bench-'));
  const db = connect({ databaseUrl: undefined, dataDir: dir, onError: () => {} });
  await migrate(db);
  const passwordHash = await hashPassword(password);
  const emails = Array.from({ length: rounds }, (_, i) => `kunde${i}@lindenblatt.example`);
  for (const email of emails) await createAccount(db, newAccount({ email, passwordHash }), new Date());
  const app = await buildApp({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' }, db);
  let caller = 0;
  const signIn: SignIn = async (email, given) => {
    caller += 1;
    // Each call from another address, so that only the work itself is measured.
    const remoteAddress = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
    const payload = { email, password: given };
    return (await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress })).statusCode;
  };
  try {
    await signIn('warm@lindenblatt.example', 'falsches Passwort');
    const refusals = await refusalTimes(signIn);
    const cost = passwordHash.split('$')[3] ?? '';
    const differenceMs = Math.abs(refusals.wrongPassword.median - refusals.unknownEmail.median);
    return {
      argon2id: cost,
      signInsPerSecond: await signInsPerSecond(signIn, emails.slice(0, 4)),
      refusalMs: { ...refusals, differenceOfMedians: Math.round(differenceMs * 100) / 100 },
    };
  } finally {
    await app.close();
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(await benchSignIn());

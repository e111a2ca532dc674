import { buildApp } from '#app/server/app.ts';
import { hashPassword } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { newAccount } from '#test/factories.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';

const password = 'Seifenblasen im Wind';
const rounds = 100;

type SignIn = (email: string, password: string) => Promise<number>;

/** Sign-ins per second with correct passwords, four at a time. */
async function signInsPerSecond(signIn: SignIn, emails: string[]): Promise<number> {
  const start = performance.now();
  const perPerson = 15;
  const person = async (email: string) => {
    for (let i = 0; i < perPerson; i += 1)
      if ((await signIn(email, password)) !== 200) throw new Error('A sign-in was refused.');
  };
  await Promise.all(emails.map(person));
  return (emails.length * perPerson * 1000) / (performance.now() - start);
}

/** Duration of refusals for e-mail addresses with and without an account, measured in turns. */
async function refusalTimes(signIn: SignIn) {
  const known: number[] = [];
  const unknown: number[] = [];
  const time = async (email: string, times: number[]) => {
    const start = performance.now();
    if ((await signIn(email, 'falsches Passwort')) !== 401) throw new Error('Not a refusal.');
    times.push(performance.now() - start);
  };
  for (let i = 0; i < rounds; i += 1) {
    // Different accounts, so that no lockout begins; alternating order, so that neither is favoured.
    const both = [
      () => time(`wer${i}@lindenblatt.example`, unknown),
      () => time(`kunde${i}@lindenblatt.example`, known),
    ];
    for (const measure of i % 2 ? both : both.toReversed()) await measure();
  }
  return { known, unknown };
}

/** Sign-ins per second with the shop's argon2 cost, and whether the duration of a refusal reveals an account. */
export async function measureSignIn(): Promise<Measurement[]> {
  const { db, close } = await openEmbedded();
  const passwordHash = await hashPassword(password);
  const emails = Array.from({ length: rounds }, (_, i) => `kunde${i}@lindenblatt.example`);
  for (const email of emails)
    await createAccountWithKunde(db, newAccount({ email, passwordHash }), new Date());
  const app = await buildApp({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' }, db);
  let caller = 0;
  const signIn: SignIn = async (email, given) => {
    caller += 1;
    // A new network for each call, so that no limit applies.
    const remoteAddress = `10.${(caller >> 8) & 255}.${caller & 255}.1`;
    const payload = { email, password: given };
    return (await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress })).statusCode;
  };
  try {
    await signIn('warm@lindenblatt.example', 'falsches Passwort');
    const { known, unknown } = await refusalTimes(signIn);
    const middleHalf = (times: number[]) =>
      `${quantile(times, 0.25).toFixed(1)} to ${quantile(times, 0.75).toFixed(1)}`;
    return [
      {
        what: 'sign-ins',
        unit: '/s',
        measured: await signInsPerSecond(signIn, emails.slice(0, 4)),
        note: `four people at once; argon2id ${passwordHash.split('$')[3] ?? ''}`,
      },
      {
        what: 'refusal of a wrong password',
        unit: 'ms',
        measured: median(known),
        reference: median(unknown),
        note: `reference: an e-mail without an account; middle halves ${middleHalf(known)} and ${middleHalf(unknown)} ms`,
      },
    ];
  } finally {
    await app.close();
    await close();
  }
}

if (import.meta.main) await runAlone(measureSignIn);

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { checkPassword } from '#features/auth/server/index.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';

const owner = { email: 'anna.sommer85@lindenblatt.example', vorname: 'Anna', nachname: 'Sommer' };

/** What takes an estimate longest: many readings as letters, dates, sequences and words, and nothing known at all. */
const hostile = [
  'p@$$w0rd1!',
  '@4({[<3€1!|0$5+7%2',
  '4@8({[<3€6961!|7105$+2%xvvuu',
  '1',
  '01011990',
  '1234567890',
  'SommerWinterHerbst1',
  'qwertzuiopasdfghjkl',
  'aaabbb',
  'abcdefghijklmnopqrstuvwxyz0123456789!#%&/=?+*~',
].map((part) => part.repeat(128).slice(0, 128));

const rounds = 20;

/** Time and memory of the check of a new password, and what is left of both for the shop's visitors. */
export async function measurePassword(): Promise<Measurement[]> {
  const { db, close } = await openEmbedded();
  // As in a shop that is open: it has read its settings before anybody registers.
  await readEinstellungen(db);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage.rss();
  delay.enable();
  const first = await millisecondsOf(db, 'apfel tisch wolke');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const password of hostile) times.push(await millisecondsOf(db, password));
  delay.disable();
  await close();
  return [
    {
      what: 'first check of a new password',
      unit: 'ms',
      measured: first,
      note: 'starts the process with its dictionaries',
    },
    {
      what: 'check of a hostile password of 128 characters',
      unit: 'ms',
      measured: median(times),
      goal: { atMost: 50 },
      note: `median of ${times.length}, longest ${Math.max(...times).toFixed(1)}; in its process`,
    },
    { what: 'main thread meanwhile, longest', unit: 'ms', measured: delay.max / 1e6, goal: { atMost: 50 } },
    {
      what: 'memory that stays with the shop',
      unit: 'MB',
      measured: (process.memoryUsage.rss() - before) / 1e6,
    },
  ];
}

async function millisecondsOf(db: Db, password: string): Promise<number> {
  const start = performance.now();
  await checkPassword(db, password, owner).catch(() => {});
  return performance.now() - start;
}

if (import.meta.main) await runAlone(measurePassword);

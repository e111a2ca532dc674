import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { startSmtp, type TestSmtp } from '#test/smtp.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import type { Store } from './store.ts';

export type PostCampaign = { store: Store; rounds: number; seed: number; nodes: number };

export type PostReport = {
  kills: number;
  /** Messages that a killed node was working on. */
  hit: number;
  /** Messages whose transaction was answered as committed, and all that there are. */
  acknowledged: number;
  queued: number;
  /** By number of mails: how many messages arrived once, twice … under their id. */
  arrived: Record<number, number>;
  problems: string[];
};

/**
 * Kills nodes with SIGKILL while they queue and send messages to a real mail server, round after round on the
 * same data, and lets the rest be sent at the end. Then each message of the outbox must have arrived, and
 * nothing else.
 */
export async function runPostKillCampaign({ store, rounds, seed, nodes }: PostCampaign): Promise<PostReport> {
  const random = seededRandom(seed);
  const smtp = await startSmtp();
  const acknowledged = new Set<string>();
  const env = { ...store.env, SMTP_URL: smtp.url };
  let [kills, hit] = [0, 0];
  try {
    await store.look(openShop);
    for (let round = 0; round < rounds; round++) {
      const running = await Promise.all(
        Array.from({ length: nodes }, () => startNode(env, { acknowledged })),
      );
      kills += await killAtRandom(running, smtp, random);
      await store.settle();
      hit += await store.look(skipWaiting);
    }
    smtp.answers.data = [];
    const last = await startNode(env, { acknowledged, isDrain: true });
    await store.look(untilSent);
    await killed(last);
    return { kills, hit, ...(await store.look((db) => compare(db, smtp, acknowledged))) };
  } finally {
    await smtp.close();
  }
}

async function openShop(db: Db): Promise<void> {
  await migrate(db);
  await changeEinstellung(db, 'post', { absender: 'hallo@seifenhof.example' });
}

/** Kills one node after the other. The server puts some texts off, and is slow with some. */
async function killAtRandom(running: ChildProcess[], smtp: TestSmtp, random: Random): Promise<number> {
  if (random.chance(0.3)) smtp.answers.data = [undefined, { code: 451, text: 'later' }];
  for (const node of running) {
    await sleep(random.between(20, 900));
    await killed(node);
  }
  return running.length;
}

async function killed(node: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => node.once('close', resolve));
  node.kill('SIGKILL');
  await ended;
}

/**
 * What would take minutes: claims of dead nodes end, and attempts are due again. Returns how many claims
 * there were.
 */
async function skipWaiting(db: Db): Promise<number> {
  const now = new Date().toISOString();
  await db.updateTable('job').set({ heldUntil: null, result: 'stopped' }).execute();
  const claimed = await db
    .updateTable('nachricht')
    .set({ beanspruchtBis: null })
    .where('beanspruchtBis', 'is not', null)
    .returning('id')
    .execute();
  await db.updateTable('nachricht').set({ faelligAt: now }).where('faelligAt', 'is not', null).execute();
  return claimed.length;
}

function startNode(
  env: Record<string, string>,
  { acknowledged, isDrain = false }: { acknowledged: Set<string>; isDrain?: boolean },
): Promise<ChildProcess> {
  const node = spawn('node', [join(import.meta.dirname, 'post-node.ts'), ...(isDrain ? ['drain'] : [])], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let rest = '';
  return new Promise((resolve, reject) => {
    node.once('exit', (code) => reject(new Error(`a node ended with ${code}`)));
    node.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === 'open') resolve(node);
        else acknowledged.add(line.replace('queued ', ''));
      }
    });
  });
}

/** Waits while fewer and fewer messages wait, however many there are. */
async function untilSent(db: Db): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let since = performance.now();
  while (performance.now() - since < 60_000) {
    const { waiting } = await db
      .selectFrom('nachricht')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('faelligAt', 'is not', null)
      .executeTakeFirstOrThrow();
    if (waiting === 0) return;
    if (waiting < least) [least, since] = [waiting, performance.now()];
    await sleep(200);
  }
}

async function compare(db: Db, smtp: TestSmtp, acknowledged: Set<string>) {
  const rows = await db.selectFrom('nachricht').select(['messageId', 'betreff', 'gesendetAt']).execute();
  const copies = new Map<string, number>();
  for (const { messageId = '' } of await smtp.mails())
    copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  const { problems } = await verifyShop(db);
  const arrived: Record<number, number> = {};
  const stored = new Set(rows.map(({ betreff }) => betreff));
  for (const betreff of acknowledged) if (!stored.has(betreff)) problems.push(`${betreff} is lost`);
  for (const { messageId, betreff, gesendetAt } of rows) {
    const times = copies.get(messageId) ?? 0;
    arrived[times] = (arrived[times] ?? 0) + 1;
    copies.delete(messageId);
    if (times === 0 || gesendetAt === null) problems.push(`${betreff} did not arrive, or is not marked`);
    if (times > 2) problems.push(`${betreff} arrived ${times} times`);
  }
  for (const messageId of copies.keys()) problems.push(`${messageId} arrived and is not in the outbox`);
  return { acknowledged: acknowledged.size, queued: rows.length, arrived, problems };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';
import { queueTestNachricht } from '../konto/nachrichten.ts';
import type { TestSmtp } from '../smtp.ts';

/** Queues messages past the nodes, and returns what did not arrive exactly once within two minutes. */
export async function sendToAll(db: Db, smtp: TestSmtp, count: number): Promise<string[]> {
  await changeEinstellung(db, 'post', { absender: 'hallo@seifenhof.example' });
  const ids: string[] = [];
  for (let nr = 0; nr < count; nr++) ids.push((await queueTestNachricht(db, { now: new Date() })).messageId);
  const end = performance.now() + 120_000;
  while (smtp.raw.length < count && performance.now() < end) await sleep(100);
  // A second mail of one message would come now.
  await sleep(5000);
  const arrived = (await smtp.mails()).map(({ messageId }) => messageId);
  return ids
    .map((id) => ({ id, times: arrived.filter((one) => one === id).length }))
    .filter(({ times }) => times !== 1)
    .map(({ id, times }) => `message ${id} arrived ${times} times`);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#app/server/config.ts';
import { shopJobs } from '#app/server/shop-jobs.ts';
import { queueNachricht } from '#features/post/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';

/** Milliseconds between two messages of one node. */
const pause = 40;

/**
 * A node of the shop without its pages: queues messages and runs the job that sends them, until it is killed.
 * Says each one on its output when its transaction is committed. With `drain` it queues nothing.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const db = connect({ ...config, onError: () => {} });
  const log = { info: () => {}, error: (entry: object, text: string) => console.error(text, entry) };
  const jobs = shopJobs(db, config, log).filter(({ name }) => name === 'send-post');
  const { look } = runJobs(db, jobs, { log });
  console.log('open');
  const isDrain = process.argv.includes('drain');
  for (let nr = 0; ; nr++) {
    if (!isDrain) {
      const betreff = `${process.pid} ${nr}`;
      await inTransaction(db, (db) => queueNachricht(db, newNachricht(betreff), post()));
      console.log(`queued ${betreff}`);
    }
    // Looked at in between, so that a round of a second sees more than its first message.
    void look();
    await sleep(pause);
  }
}

function newNachricht(betreff: string) {
  const bloecke = [{ kind: 'text' as const, stuecke: ['Guten Tag'] }];
  return { art: 'test' as const, an: { email: 'erika@kundschaft.example' }, betreff, bloecke };
}

function post() {
  return { adresse: 'https://laden.example', now: new Date() };
}

await main();

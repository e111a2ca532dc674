import { parseArgs } from 'node:util';
import { runPostKillCampaign } from './post-kill-campaign.ts';
import { openStore, storeNames } from './store.ts';

const help = `npm run post-kill-test -- [--rounds 100] [--seed 1] [--database embedded|postgres]

Kills nodes with SIGKILL while they queue and send messages to a real mail server, on PostgreSQL two at once, and looks whether
each message has arrived, under one id and at most twice. Without --database both are done.`;

/** Exit codes: 0 nothing lost, 1 a problem, 2 invalid arguments. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
  const chosen = storeNames.filter((name) => values.database === undefined || values.database === name);
  if (values.help || chosen.length === 0 || !(rounds > 0) || !Number.isInteger(seed)) {
    console.log(help);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  for (const name of chosen) {
    const store = await openStore(name);
    const begin = performance.now();
    const nodes = name === 'postgres' ? 2 : 1;
    const { kills, hit, acknowledged, queued, arrived, problems } = await runPostKillCampaign({
      ...{ store, rounds, seed, nodes },
    });
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`${name}: ${kills} kills in ${rounds} rounds, seed ${seed}, ${seconds} s`);
    console.log(`  ${queued} messages queued (${acknowledged} acknowledged), ${hit} kills during a send`);
    for (const [times, count] of Object.entries(arrived)) console.log(`  ${count} arrived ${times} ×`);
    console.log(`  ${problems.length} problems`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    await store.remove();
  }
}

await main();

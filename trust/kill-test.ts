import { parseArgs } from 'node:util';
import { type Report, runKillCampaign } from './kill-campaign.ts';
import { openStore, type StoreName, storeNames } from './store.ts';

const help = `npm run kill-test -- [--rounds 200] [--seed 1] [--database embedded|postgres]

Starts the built shop, writes carts, orders, payments, refunds, withdrawals, stock, market days with their documents,
products and pictures at full speed, kills it with SIGKILL at a random moment, starts it again and compares with
everything that was acknowledged. Without --database both are done.`;

/** Exit codes: 0 nothing lost, 1 a problem, 2 invalid arguments. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '200' },
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
  await import('../scripts/build-if-needed.ts');
  for (const name of chosen) await runOn(name, { rounds, seed });
}

async function runOn(name: StoreName, { rounds, seed }: { rounds: number; seed: number }): Promise<void> {
  const store = await openStore(name);
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  console.log(`${name}: ${rounds} rounds, seed ${seed}`);
  const onRound = (report: Report) => {
    if (report.rounds % 10 === 0)
      console.log(`  round ${report.rounds}, ${acknowledged(report)} acknowledged, ${seconds()} s`);
  };
  const report = await runKillCampaign({ store, rounds, seed, onRound });
  print(report, seconds());
  if (report.problems.length > 0) {
    process.exitCode = 1;
    console.log(`  The data is kept: ${JSON.stringify(store.env)}`);
  } else await store.remove();
}

function acknowledged({ tallies }: Report): number {
  return Object.values(tallies).reduce((sum, one) => sum + one.acknowledged, 0);
}

function print(report: Report, seconds: number): void {
  for (const [what, { acknowledged, refused, open, openKept }] of Object.entries(report.tallies))
    console.log(
      `  ${what}: ${acknowledged} acknowledged, ${refused} refused, ${open} unanswered of which ${openKept} were kept whole`,
    );
  const { rounds, killedWhileStarting, databaseCrashes, compared, facts, problems } = report;
  console.log(
    `  ${rounds} kills under load, ${killedWhileStarting} more while starting, ${databaseCrashes} crashes of the database`,
  );
  console.log(
    `  ${acknowledged(report)} acknowledged writes, ${compared} times looked for, ${problems.length} problems, ${seconds} s`,
  );
  for (const line of [...facts, ...problems]) console.log(`  ${line}`);
}

await main();

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describeCosts, filesOfPlaywright, filesOfVitest } from './costs.ts';
import { type Cost, type Outcome, runBeside, runStep, stopAll } from './run-step.ts';
import { reports, runs, type Step } from './steps.ts';

process.chdir(join(import.meta.dirname, '../..'));

const [what = 'all'] = process.argv.slice(2);
const costs: Cost[] = [];

/** Runs the steps of `npm run check:fast`, `npm run check` or `npm test`, until one fails, and prints what they cost. */
async function main(stages: Step[][]): Promise<number> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  addInstallation();
  let code = 0;
  for (const stage of stages) if (code === 0) code = await runStage(stage);
  const text = describeCosts(costs, readFiles());
  if (what !== 'fast') console.log(`\n${text}`);
  if (what === 'all' && code === 0) writeFileSync(join(reports, 'costs.md'), text);
  return code;
}

/** As many steps side by side as there are processors. The first one that fails ends the others. */
async function runStage(stage: Step[]): Promise<number> {
  const [only] = stage;
  if (only && stage.length === 1) return add(await runStep(only));
  const waiting = [...stage];
  let code = 0;
  const lane = async () => {
    for (let step = waiting.shift(); step && code === 0; step = waiting.shift()) {
      const failed = add(await runBeside(step));
      if (code === 0) code = failed;
      if (code !== 0) stopAll();
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  return code;
}

function add({ cost, code }: Outcome): number {
  costs.push(cost);
  return code;
}

/** `.ci/run` measures `npm ci` itself: seconds, and of the processors user and system. */
function addInstallation(): void {
  const [seconds, user, system] = (process.env.INSTALL_COST ?? '').split(' ').map(Number);
  if (seconds && user !== undefined && system !== undefined)
    costs.push({ name: 'npm ci', seconds, processor: user + system });
}

function readFiles() {
  const read = (name: string) => {
    const path = join(reports, `${name}.json`);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
  const [rules, server, browser] = ['rules', 'server', 'browser'].map(read);
  return [
    ...[rules, server].flatMap((report) => (report ? filesOfVitest(report) : [])),
    ...(browser ? filesOfPlaywright(browser) : []),
  ];
}

// What runs is ended, and the run fails with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

if (!(what in runs)) throw new Error(`There is no run '${what}': ${Object.keys(runs).join(', ')}.`);
process.exitCode = await main(runs[what as keyof typeof runs]);

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { describeCosts, filesOfPlaywright, filesOfVitest } from './costs.ts';
import { runStage } from './run-stage.ts';
import { type Cost, stopAll } from './run-step.ts';
import { reports, runs, type Step } from './steps.ts';

process.chdir(join(import.meta.dirname, '../..'));

const [what = 'all'] = process.argv.slice(2);

/**
 * Runs the steps of `npm run check:fast`, `npm run check` or `npm test`, until one fails, and prints what
 * they cost.
 */
async function main(stages: Step[][]): Promise<number> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const before = machineSeconds();
  const costs = costOfInstallation();
  let code = 0;
  for (const stage of stages) {
    if (code !== 0) break;
    const ran = await runStage(stage);
    costs.push(...ran.costs);
    code = ran.code;
  }
  const text = describeCosts(costs, readFiles(), machineSeconds() - before);
  if (what !== 'fast') console.log(`\n${text}`);
  if (what === 'all' && code === 0) writeFileSync(join(reports, 'costs.md'), text);
  return code;
}

/** Seconds for which all processors have worked since the machine was started, for whomever. */
function machineSeconds(): number {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000;
}

/** `.ci/run` measures `npm ci` itself: seconds, and of the processors user and system. */
function costOfInstallation(): Cost[] {
  const [seconds, user, system] = (process.env.INSTALL_COST ?? '').split(' ').map(Number);
  if (!seconds || user === undefined || system === undefined) return [];
  return [{ name: 'npm ci', seconds, processor: user + system }];
}

function readFiles() {
  const read = (name: string) => {
    const path = join(reports, `${name}.json`);
    return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8'))] : [];
  };
  return [
    ...['rules', 'server', 'components'].flatMap(read).flatMap(filesOfVitest),
    ...read('browser').flatMap(filesOfPlaywright),
  ];
}

// What runs is ended, and the run fails with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

if (!(what in runs)) throw new Error(`There is no run '${what}': ${Object.keys(runs).join(', ')}.`);
process.exitCode = await main(runs[what as keyof typeof runs]);

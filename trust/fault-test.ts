import { parseArgs } from 'node:util';
import { keepTempInMemory } from '#test/temp-in-memory.ts';
import { FaultCopy } from './fault-copy.ts';
import { judge, needsBuild } from './fault-verdict.ts';
import { allFaults } from './faults/all-faults.ts';
import { type Fault, floors } from './faults/fault.ts';

const help = `npm run fault-test -- [--only text]… [--floor ${floors.join('|')}] [--list]

Breaks a copy of the checkout in one known way after the other, runs the tests that are named for it, and expects them to
fail. --only chooses by name, area or file of the fault or its tests. --list shows the faults and runs nothing.`;

/** Exit codes: 0 all caught, 1 one is not, 2 invalid arguments. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [''] },
      floor: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const chosen = allFaults.filter(
    (fault) =>
      (values.floor === undefined || values.floor === fault.floor) &&
      values.only.some((text) => wordsOf(fault).includes(text)),
  );
  if (values.help || chosen.length === 0) {
    console.log(help);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (values.list) list(chosen);
  else await run(chosen);
}

function wordsOf({ name, area, file, caughtBy }: Fault): string {
  return [name, area, file, ...caughtBy.map((test) => test.file)].join('\n');
}

function list(faults: Fault[]): void {
  for (const { floor, area, name, caughtBy } of faults) {
    console.log(`${floor.padEnd(9)}  ${area.padEnd(16)}  ${name}`);
    for (const { file, title, project } of caughtBy)
      console.log(`${' '.repeat(29)}${[file, project, title].filter(Boolean).join(' · ')}`);
  }
}

async function run(faults: Fault[]): Promise<void> {
  keepTempInMemory();
  const copy = new FaultCopy();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      copy.remove();
      process.exit(1);
    });
  const begin = performance.now();
  let caught = 0;
  try {
    // Those that need no build first: what is wrong with the list shows early.
    for (const fault of faults.toSorted((one, other) => Number(needsBuild(one)) - Number(needsBuild(other))))
      if (await isCaught(copy, fault)) caught += 1;
  } finally {
    copy.remove();
  }
  console.log(`${caught} of ${faults.length} faults caught, ${secondsSince(begin)} s`);
  if (caught < faults.length) process.exitCode = 1;
}

async function isCaught(copy: FaultCopy, fault: Fault): Promise<boolean> {
  const begin = performance.now();
  const verdict = await judge(copy, fault);
  const took = `${secondsSince(begin)} s`.padStart(5);
  console.log(`${verdict.isCaught ? 'caught    ' : 'NOT CAUGHT'} ${took}  ${fault.name}`);
  for (const line of verdict.isCaught ? verdict.by : [verdict.why]) console.log(`${' '.repeat(18)}${line}`);
  return verdict.isCaught;
}

function secondsSince(begin: number): number {
  return Math.round((performance.now() - begin) / 1000);
}

await main();

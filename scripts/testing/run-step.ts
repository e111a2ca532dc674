import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { reports, type Step } from './steps.ts';

/** Seconds that a part of the run took, and of the processors it used; the latter only where the system tells. */
export type Cost = { name: string; seconds: number; processor?: number };
export type Outcome = { cost: Cost; code: number };

/** What runs now, so that the end of the run ends it too. */
const running = new Set<ChildProcess>();

export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a step with the terminal as its output. */
export async function runStep({ name, args }: Step): Promise<Outcome> {
  const begin = performance.now();
  const child = start(args, 'inherit');
  const code = await codeOf(child);
  return { cost: costSince(name, begin), code };
}

/** Runs a step beside others: it prints one line when it is done, and all that it wrote if it has failed. */
export async function runBeside({ name, args }: Step): Promise<Outcome> {
  const begin = performance.now();
  const child = start(args, 'pipe');
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  const code = await codeOf(child);
  const cost = costSince(name, begin);
  // What was ended because another step failed says nothing.
  if (code !== 0 && !child.killed) console.log(written);
  if (!child.killed) console.log(`  ${code === 0 ? '✓' : '✗'} ${name} ${cost.seconds.toFixed(1)} s`);
  return { cost, code };
}

function start(args: string[], output: 'inherit' | 'pipe'): ChildProcess {
  const env = { ...process.env, TEST_REPORTS: reports };
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output], env });
  running.add(child);
  return child;
}

/** The exit code; 1 of what a signal ended. */
async function codeOf(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return code ?? 1;
}

let counted = 0;

/** A process that has ended is added to the counter of its parent, so the growth since the last one is this step's. */
function costSince(name: string, begin: number): Cost {
  const seconds = (performance.now() - begin) / 1000;
  const total = processorSeconds();
  if (total === undefined) return { name, seconds };
  const processor = total - counted;
  counted = total;
  return { name, seconds, processor };
}

/**
 * Processor seconds of all that this process has started and that has ended, to be read on Linux only, in
 * hundredths.
 */
function processorSeconds(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user, system] = fields.slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

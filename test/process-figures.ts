import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process, in MB (10⁶ bytes). */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const kibibytes = Number(stdout);
  if (!kibibytes) throw new Error(`ps does not know the process ${pid}`);
  return (kibibytes * 1024) / 1e6;
}

/**
 * Memory of a process in MB (10⁶ bytes): resident, those of it that are pages of files (its program, which the system
 * reads again when it needs the room), and the most that were ever resident. Linux alone tells the last two.
 */
export function memoryOf(pid: number): { resident: number; files: number; peak: number } {
  const resident = residentMegabytes(pid);
  if (process.platform !== 'linux') return { resident, files: 0, peak: resident };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
  return { resident, files: megabytes('RssFile'), peak: megabytes('VmHWM') };
}

/** Processor time of a process and its threads so far, in seconds; `undefined` where the system does not report it. */
export function processorSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // The name in the second field may contain spaces, so fields are counted after its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks / ticksPerSecond;
}

/** Linux reports ticks of 1/100 s on every platform that Node supports. */
const ticksPerSecond = 100;

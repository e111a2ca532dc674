import { readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';

/** Bytes that all tests of a run need at once, with a wide margin. */
const needed = 4 * 1024 ** 3;

/**
 * Lets temporary folders of this process and its children lie in memory, so that no test waits for a disk. Where the
 * system has no such folder, too little room in it, or runs no programs from it, they stay where they are; so does a
 * `TMPDIR` that is set.
 */
export function keepTempInMemory(): void {
  if (process.platform !== 'linux' || process.env.TMPDIR) return;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === folder);
  if (!mount || mount.includes('noexec')) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= needed) process.env.TMPDIR = folder;
}

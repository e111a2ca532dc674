import { readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';

/** Upper bound in bytes of the temporary data of a whole run. */
const needed = 4 * 1024 ** 3;

/**
 * Puts temporary folders of this process and its children into memory, so that no test waits for a disk.
 * Unchanged if the system has no such folder, if it has too little space or is mounted with noexec, and if
 * `TMPDIR` is set.
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

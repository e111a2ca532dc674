import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** All inputs of the build. */
const sources = ['src/**/*', 'demo/*.ts', 'scripts/*.ts', '*.config.ts', 'package.json', 'package-lock.json'];

/** A hash of all inputs of the build, so that `npm start` builds only after a change. */
export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true })))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceStamp } from './source-stamp.ts';

const stampFile = join(import.meta.dirname, '../dist/stamp');

/** Before `npm start`: builds if the build is missing or older than its sources. */
async function buildIfNeeded(): Promise<void> {
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  if (built === (await sourceStamp())) return;
  await import('./build.ts');
}

await buildIfNeeded();

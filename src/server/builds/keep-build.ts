import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Db } from '../db/connect.ts';
import { findLatestBuild, storeBuild } from './asset.repository.ts';

/**
 * Stores the content-named files of the starting build in the database: pages that stay open over the next update
 * still request them, and so do pages that another node sent (ADR 034).
 */
export async function keepBuild(db: Db, dir: string, now: Date): Promise<void> {
  const names = await listFiles(dir);
  const id = createHash('sha256').update(names.join('\n')).digest('base64url');
  if (names.length === 0 || (await findLatestBuild(db))?.id === id) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readCompressed(dir, name) })),
  );
  await storeBuild(db, { id, startedAt: now.toISOString() }, files);
}

/** The names of a build's files, without their compressed copies. */
export async function listFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir);
  return names.filter((name) => !/\.(br|gz)$/.test(name)).sort();
}

/** The build has already compressed all text files. */
async function readCompressed(dir: string, name: string): Promise<Uint8Array> {
  const path = join(dir, name);
  return readFile(`${path}.br`).catch(async () => promisify(brotliCompress)(await readFile(path)));
}

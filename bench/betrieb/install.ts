import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { glob, lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from '../measurement.ts';
import { runAlone } from '../table.ts';

const root = join(import.meta.dirname, '../..');

/** `npm ci` in an empty folder, with npm's cache as it is. */
export async function measureInstall(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'laden-install-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file));
    const start = performance.now();
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`npm ci ended with ${status}`);
    const { bytes, packages } = await sizeOf(join(folder, 'node_modules'));
    return [
      { what: 'npm ci', unit: 's', measured: seconds, note: 'one run, npm’s cache as it was' },
      {
        what: 'node_modules',
        unit: 'MB',
        measured: bytes / 1e6,
        note: `${packages} packages, development included`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sizeOf(folder: string): Promise<{ bytes: number; packages: number }> {
  let bytes = 0;
  for await (const file of glob('**/*', { cwd: folder })) {
    const info = await lstat(join(folder, file));
    if (info.isFile()) bytes += info.size;
  }
  const packages = (await Array.fromAsync(glob('{*,@*/*}/package.json', { cwd: folder }))).length;
  return { bytes, packages };
}

if (import.meta.main) await runAlone(measureInstall);

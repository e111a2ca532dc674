import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Starting a process takes long on a busy machine. */
const patientMs = 60_000;

test(
  'the process ignores signals meant for the shop, and ends when the shop is gone',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'laden-backup-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const begun = join(dir, 'begun');
    writeFileSync(join(dir, 'pg_dump'), `#!/bin/sh\n: > '${begun}'\nexec /bin/sleep 30\n`, { mode: 0o755 });
    const child = fork(join(import.meta.dirname, 'backup-process.ts'), {
      execArgv: [],
      env: { ...process.env, PATH: dir },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    child.send({ place: { databaseUrl: 'postgres://db/laden', dataDir: '' }, file: join(dir, 'laden.dump') });
    await vi.waitUntil(() => existsSync(begun), { timeout: patientMs });
    child.kill('SIGTERM');
    child.kill('SIGINT');
    child.disconnect();
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
  patientMs,
);

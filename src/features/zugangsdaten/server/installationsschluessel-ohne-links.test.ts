import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installationsschluessel } from './installationsschluessel.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  linkSync: () => {
    throw new Error('EPERM: operation not permitted, link');
  },
  // As it was a moment ago, before another process made one.
  existsSync: () => false,
}));

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-ohne-links-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const schluessel = installationsschluessel({ secretsKey: undefined, dataDir, isShared: false });
  return { dataDir, file: join(dataDir, 'zugangsdaten.key'), schluessel };
}

test('a key is made also where files have no links', () => {
  const { dataDir, file, schluessel } = folder();
  const key = schluessel.hole();
  expect(readFileSync(file, 'utf8')).toBe(`${key.toString('base64')}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['zugangsdaten.key']);
});

test('one that another process has just made is not replaced there', () => {
  const { dataDir, file, schluessel } = folder();
  const anderer = Buffer.alloc(32, 7);
  writeFileSync(file, `${anderer.toString('base64')}\n`, { mode: 0o600 });
  expect(schluessel.hole()).toEqual(anderer);
  expect(readdirSync(dataDir)).toEqual(['zugangsdaten.key']);
});

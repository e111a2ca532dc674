import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeWholeFile } from './whole-file.ts';

function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'laden-whole-file-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test('a file appears when it is complete, readable by its owner only, with nothing beside it', async () => {
  const dir = tempDir();
  const file = join(dir, 'laden');
  await makeWholeFile(file, async (part) => writeFileSync(part, 'neu'));
  expect([readdirSync(dir), readFileSync(file, 'utf8')]).toEqual([['laden'], 'neu']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file created meanwhile stays as it is', async () => {
  const dir = tempDir();
  const file = join(dir, 'laden');
  const made = makeWholeFile(file, async (part) => {
    writeFileSync(part, 'neu');
    writeFileSync(file, 'alt');
  });
  await expect(made).rejects.toThrow('gibt es schon');
  expect([readdirSync(dir), readFileSync(file, 'utf8')]).toEqual([['laden'], 'alt']);
});

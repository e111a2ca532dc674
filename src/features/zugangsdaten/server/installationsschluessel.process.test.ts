import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('of processes that make a key at the same moment, all have the same', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-schluessel-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = Date.now() + 1500;
  const program = `
    const { installationsschluessel } = await import('${import.meta.resolve('./installationsschluessel.ts')}');
    const schluessel = installationsschluessel({ dataDir: '${dataDir}', isShared: false });
    while (Date.now() < ${start}) {}
    console.log(schluessel.hole().toString('base64'));`;
  const keys = await Promise.all(Array.from({ length: 4 }, () => outputOf(program)));
  expect(new Set(keys)).toEqual(new Set([readFileSync(join(dataDir, 'zugangsdaten.key'), 'utf8')]));
  expect(readdirSync(dataDir)).toEqual(['zugangsdaten.key']);
});

async function outputOf(program: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of child.stdout) output += part;
  return output;
}

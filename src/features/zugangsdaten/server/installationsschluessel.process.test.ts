import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('of processes that make a key at the same moment, both have the same', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'laden-schluessel-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  // Many times: who is behind finds what is there, and so catches up.
  const folders = Array.from({ length: 400 }, (_, nr) => join(dir, `${nr}`));
  for (const folder of folders) mkdirSync(folder);
  const program = `
    const { installationsschluessel } = await import('${import.meta.resolve('./installationsschluessel.ts')}');
    while (Date.now() < ${Date.now() + 1000}) {}
    for (const dataDir of ${JSON.stringify(folders)})
      console.log(installationsschluessel({ dataDir, isShared: false }).hole().toString('base64'));`;
  const [one, other] = await Promise.all([outputOf(program), outputOf(program)]);
  const stored = folders.map((folder) => readFileSync(join(folder, 'zugangsdaten.key'), 'utf8')).join('');
  expect([one === stored, other === stored]).toEqual([true, true]);
  for (const folder of folders) expect(readdirSync(folder)).toEqual(['zugangsdaten.key']);
});

async function outputOf(program: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of child.stdout) output += part;
  return output;
}

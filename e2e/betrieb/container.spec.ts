import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/shop-process.ts';
import { expect, test } from '../fixtures.ts';

const root = join(import.meta.dirname, '../..');
const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');

/** The image's command and its health check, as words. */
const command = wordsOf(/^CMD (\[.*\])$/m);
const healthCheck = wordsOf(/^HEALTHCHECK .*\\\n +CMD (\[.*\])$/m);

/** The paths that the last stage copies from the build; without the packages, which are too many to copy. */
const copied = [...containerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)]
  .flatMap(([, paths = '']) => paths.split(' '))
  .map((path) => path.replace('/app/', ''))
  .filter((path) => path !== 'node_modules');

test('the program of the container runs from a read-only tree', async () => {
  test.slow();
  const dir = mkdtempSync(join(tmpdir(), 'laden-container-'));
  const app = join(dir, 'app');
  const data = join(dir, 'data');
  // Without the compile cache, which other shops write at the same time.
  const filter = (path: string) => !path.endsWith('compile-cache');
  for (const path of copied) cpSync(join(root, path), join(app, path), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'));
  mkdirSync(data, { recursive: true });
  const user = otherUser(dir, data);
  chmodSync(dir, 0o755);
  eachFolder(app, (folder) => chmodSync(folder, 0o555));
  const before = filesOf(app);

  const port = String(await freePort());
  const settings = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: port, DATA_DIR: data };
  const env = { PATH: process.env.PATH, ...settings };
  const [program, ...args] = command;
  const isHealthy = () => {
    const [asker, ...question] = healthCheck;
    return spawnSync(asker, question, { env, cwd: app }).status === 0;
  };
  const shop = spawn(program, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  try {
    await opening(shop);
    expect(isHealthy()).toBe(true);
    const page = await fetch(`http://127.0.0.1:${port}/products`);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Keine Produkte verfügbar'),
    ]);
    expect(readdirSync(data)).toContain('shop.sqlite');

    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(isHealthy()).toBe(false);
    expect(filesOf(app)).toEqual(before);
  } finally {
    shop.kill('SIGKILL');
    eachFolder(app, (folder) => chmodSync(folder, 0o755));
    rmSync(dir, { recursive: true, force: true });
  }
});

function wordsOf(line: RegExp): [program: string, ...args: string[]] {
  const words = line.exec(containerfile)?.[1];
  if (!words) throw new Error(`The Containerfile has no line like ${line}.`);
  return JSON.parse(words);
}

/** Root may write anywhere, so another user runs the program, if that user can read the packages. */
function otherUser(dir: string, data: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65534, gid: 65534 };
  chmodSync(dir, 0o755);
  const canRun = spawnSync(process.execPath, ['--version'], { ...nobody, cwd: dir }).status === 0;
  if (!canRun) return {};
  chownSync(data, nobody.uid, nobody.gid);
  return nobody;
}

function opening(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Der Laden ist offen')) resolve();
    };
    shop.stdout?.on('data', listen);
    shop.stderr?.on('data', listen);
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${output}`)));
  });
}

function eachFolder(folder: string, change: (folder: string) => void): void {
  change(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) eachFolder(join(folder, entry.name), change);
}

function filesOf(root: string): string[] {
  const files: string[] = [];
  eachFolder(root, (folder) => files.push(...readdirSync(folder).map((name) => join(folder, name))));
  return files;
}

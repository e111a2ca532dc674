import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type ShopProcess = {
  url: string;
  child: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '..');

/** Starts the built shop on a free port and waits until it says where it is. */
export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const child = spawn('node', ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      PUBLIC_URL: undefined,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${said}`)));
  });
  return {
    url,
    child,
    output: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

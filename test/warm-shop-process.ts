import { join } from 'node:path';
import { readConfig } from '#app/server/config.ts';
import type { OpenShop, openShop } from '#app/server/open-shop.ts';
import { root } from '#server/own-process/program-files.ts';
import type { WarmAnswer, WarmRequest } from './warm-shops.ts';

// A computed name, because the built shop does not exist when the sources are type-checked.
const built: { openShop: typeof openShop } = await import(join(root, 'dist/shop/app/server/open-shop.js'));

/**
 * The other side of `WarmShops`: opens and closes shops in this one process, which has imported and compiled
 * the server once. Each has its own settings, and its output is sent back under its number.
 */
const shops = new Map<number, OpenShop>();

process.on('message', async (request: WarmRequest) => {
  const { nr } = request;
  try {
    if ('env' in request) send({ nr, url: await open(nr, request.env) });
    else send({ nr, closed: await close(nr) });
  } catch (error) {
    send({ nr, failure: String(error instanceof Error ? error.stack : error) });
  }
});
// Without the tests nobody closes the shops.
process.once('disconnect', () => process.exit());

async function open(nr: number, env: Record<string, string>): Promise<string> {
  const say = (text: string) => send({ nr, output: `${text}\n` });
  const log = { write: (line: string) => send({ nr, output: line }) };
  const start = () => built.openShop(readConfig(env), { output: { say, warn: say, log } });
  // Between choosing a free port and listening on it another program may have taken it; the next one is another.
  const shop = await start().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return start();
  });
  shops.set(nr, shop);
  return shop.url;
}

async function close(nr: number): Promise<true> {
  await shops.get(nr)?.close();
  shops.delete(nr);
  return true;
}

function send(answer: WarmAnswer): void {
  process.send?.(answer);
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { damageUnread } from '#test/database/damage-unread.ts';
import { startRefusedShop, startShop } from '#test/shop-process.ts';
import { expect, test } from '../own-shop.ts';

// How a shop opens and why it refuses to is shown by server tests (`config.test`, `open-shop.api.test`); here
// are its process, its exit code and its signals.

/** Milliseconds within which a stop must be done. */
const stopMs = 5000;

test('the terminal shows the address, and a second start keeps everything', async ({ shop }) => {
  const list = async (url: string) => (await fetch(`${url}/api/portfolio`)).text();
  expect(shop.output()).toContain(shop.url);
  const before = await list(shop.url);
  expect(before).toContain('Lavendeltraum');
  expect(await shop.stop()).toBe(0);

  const again = await startShop({ DATA_DIR: shop.dataDir, DEMO: '1' });
  expect(await list(again.url).finally(again.stop)).toBe(before);
});

// ADR 106: the allocator reads its variables only when a program begins.
test('the process that was started is the shop, with the allocator told to give memory back', async ({
  shop,
}) => {
  test.skip(process.platform !== 'linux', 'The start tells only glibc.');
  expect(readFileSync(`/proc/${shop.child.pid}/environ`, 'utf8').split('\0')).toContain(
    'MALLOC_TRIM_THRESHOLD_=131072',
  );
});

test('where a process may not take its own place, the shop opens all the same', async ({ shop }) => {
  const refused = 'process.execve=()=>{throw(Error(1))}';
  const other = await startShop({
    DATA_DIR: join(shop.dataDir, 'ohne'),
    NODE_OPTIONS: `--import=data:text/javascript,${refused}`,
  });
  expect((await fetch(`${other.url}/api/health`)).status).toBe(200);
  expect(await other.stop()).toBe(0);
});

test('SIGTERM stops the shop cleanly, even with open connections', async ({ shop }) => {
  // A browser keeps its connection open after the answer.
  await (await fetch(shop.url)).text();
  // And it opens another one in advance, without sending anything.
  const silent = connectSocket(Number(new URL(shop.url).port), 'localhost');
  await new Promise((resolve) => silent.once('connect', resolve));
  const asked = performance.now();

  expect(await shop.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(stopMs);
});

test('SIGTERM that comes before the shop is open stops it cleanly too', async ({ shop }) => {
  // A new folder is filled, so its file is there long before the shop is open.
  const dataDir = join(shop.dataDir, 'neu');
  const file = join(dataDir, 'shop.sqlite');
  let code: Promise<unknown[]> | undefined;
  const stopEarly = async (child: ChildProcess) => {
    code = once(child, 'exit');
    await expect.poll(() => existsSync(file)).toBe(true);
    child.kill('SIGTERM');
  };
  await startShop({ DATA_DIR: dataDir, DEMO: '1' }, { onSpawn: (child) => void stopEarly(child) });
  expect(await code).toEqual([0, null]);
});

test('SIGTERM lets a request under way be finished', async ({ shop }) => {
  const port = Number(new URL(shop.url).port);
  const body = '{"email": "niemand@lindenblatt.example", "password": "lang-genug-1"}';
  const socket = connectSocket(port, 'localhost');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: laden\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The shop has read the head and waits for the body: the request is in progress.
  await expect.poll(() => answer).toContain('100 Continue');
  const asked = performance.now();
  const stopped = shop.stop();
  await expect.poll(() => isRefused(shop.url)).toBe(true);
  socket.write(body);

  await closed;
  expect(answer).toContain('HTTP/1.1 401');
  expect(answer).toContain('"success":false');
  expect(await stopped).toBe(0);
  expect(performance.now() - asked).toBeLessThan(stopMs);
});

function isRefused(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}

test('a start that is refused ends with 1, names every invalid setting, and shows no stack trace', async () => {
  const { code, output } = await startRefusedShop({ PORT: 'x', LOG_LEVEL: 'laut', TRUST_PROXY: 'ja' });
  expect(code).toBe(1);
  for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY'])
    expect(output).toMatch(new RegExp(`^${name}: \\S`, 'm'));
  expect(output).not.toMatch(/^\s+at /m);
});

test('damage that is found in an open shop ends it with 1 and the text of a refused start', async ({
  shop,
}) => {
  expect(await shop.stop()).toBe(0);
  damageUnread(join(shop.dataDir, 'shop.sqlite'));
  const damaged = await startShop({ DATA_DIR: shop.dataDir, DEMO: '1' });
  const [code] = await once(damaged.child, 'close');
  expect(code).toBe(1);
  expect(damaged.output()).toMatch(/^DATA_DIR: Die Datenbank .* ist beschädigt .* Der Laden beendet sich/ms);
});

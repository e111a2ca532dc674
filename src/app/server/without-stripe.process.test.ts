import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Opens a shop without a key, then one with a key, in a process that notes which files of the SDK it loads. */
const script = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({
  load: (url, context, next) => {
    if (url.includes('/node_modules/stripe/')) loaded.push(url);
    return next(url, context);
  },
});
const { readConfig } = await import('#app/server/config.ts');
const { openShop } = await import('#app/server/open-shop.ts');
const pagesFrom = async () => ({
  render: async (url) => ({ kind: 'page', status: 200, head: url, body: '', state: '', files: [] }),
  shell: async ({ body }) => body,
  serveFiles: async () => {},
});
const output = { say: () => {}, warn: () => {}, log: { write: () => {} } };
const openAndClose = async (settings, wait = async () => {}) => {
  const config = readConfig({ DATA_DIR: process.argv[1], PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' });
  const shop = await openShop({ ...config, ...settings }, { pagesFrom, output });
  await fetch(shop.url + '/api/probezahlung/fremd', { headers: { connection: 'close' } });
  await wait();
  await shop.close();
  return loaded.length;
};
const without = await openAndClose({});
const probe = await openAndClose({ zahlung: { anbieter: 'probe' } });
// Nothing listens there: it is asked, and gives no answer.
const stripe = { anbieter: 'stripe', key: 'sk_test_abcdefghijk', api: 'http://127.0.0.1:9' };
const key = await openAndClose({ zahlung: stripe }, async () => {
  while (loaded.length === 0) await new Promise((done) => setTimeout(done, 10));
});
console.log(JSON.stringify({ without, probe, key }));
process.exit(0);
`;

test('a shop without a key loads nothing of the payment provider’s SDK; one with a key does', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-sdk-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const args = ['--input-type=module', '-e', script, dataDir];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { PATH: '' } });
  const { without, probe, key } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  expect({ without, probe }).toEqual({ without: 0, probe: 0 });
  expect(key).toBeGreaterThan(0);
});

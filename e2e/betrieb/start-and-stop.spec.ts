import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { insertProdukt } from '#test/factories.ts';
import { startRefusedShop, startShop } from '#test/shop-process.ts';
import { emailOf } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { makeDataDir } from '../test-shop.ts';

/** Milliseconds within which a stop must be done. */
const stopMs = 5000;

const names = async (url: string) => {
  const { data } = (await (await fetch(`${url}/api/portfolio`)).json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
};

test('the terminal shows the address and where the data is', async ({ shop }) => {
  expect(shop.output()).toContain(shop.url);
  expect(shop.output()).toContain(shop.dataDir);
  expect(existsSync(join(shop.dataDir, 'shop.sqlite'))).toBe(true);
});

test('a second start keeps everything', async ({ shop, db }) => {
  await insertProdukt(db, { name: 'Bleibt da', reihenfolge: 1 });
  const before = await names(shop.url);
  await shop.stop();

  const again = await startShop({ DATA_DIR: shop.dataDir, DEMO: '1' });
  try {
    expect(await names(again.url)).toEqual(before);
    expect(before[0]).toBe('Bleibt da');
  } finally {
    await again.stop();
  }
});

test.describe('with nothing in it', () => {
  test.use({ hasDemo: false });

  test('a proxy that the settings do not mention is hinted at', async ({ shop }) => {
    await shop.stop();
    const again = await startShop({ DATA_DIR: shop.dataDir, PUBLIC_URL: 'https://laden.example' });
    await again.stop();
    expect(again.output()).toContain('TRUST_PROXY=1');
    expect(shop.output()).not.toContain('TRUST_PROXY');
  });

  test('a second start does not bring the demo to an owner who emptied the shop', async ({ shop, db }) => {
    await insertProdukt(db, { name: 'Erste eigene' });
    await db.deleteFrom('produkt').execute();
    await shop.stop();

    const again = await startShop({ DATA_DIR: shop.dataDir, DEMO: '1' });
    try {
      expect(await names(again.url)).toEqual([]);
    } finally {
      await again.stop();
    }
  });
});

for (const [what, env] of [
  ['DEMO=0', { DEMO: '0' }],
  ['NODE_ENV=production', { DEMO: '', NODE_ENV: 'production' }],
  ['a HOST that others can reach', { DEMO: '', HOST: '0.0.0.0' }],
] as const) {
  test(`${what} starts with an empty list`, { tag: ['@S16'] }, async () => {
    const dataDir = makeDataDir(false);
    const shop = await startShop({ DATA_DIR: dataDir, ...env });
    try {
      expect(await names(shop.url)).toEqual([]);
      expect(await (await fetch(`${shop.url}/products`)).text()).toContain('Keine Produkte verfügbar');
    } finally {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

test('a shop that others can reach is refused with the published password of the example workshop', async ({
  shop,
}) => {
  await shop.stop();
  const { code, output } = await startRefusedShop({ DATA_DIR: shop.dataDir, TRUST_PROXY: '1' });

  expect(code).toBe(1);
  expect(output).toContain('haben noch ihr bekanntes Passwort');
  expect(output).toContain(`npm run account -- password --email ${emailOf('admin')}`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('with PORT=0 the sitemap names the port that the system chose', async () => {
  const dataDir = makeDataDir(false);
  const shop = await startShop({ DATA_DIR: dataDir, PORT: '0' });
  try {
    const [address = ''] = /http:\/\/localhost:\d+/.exec(shop.output()) ?? [];
    expect(await (await fetch(`${address}/sitemap.xml`)).text()).toContain(`<loc>${address}/products</loc>`);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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

test('an older program refuses a newer database', async ({ shop }) => {
  await shop.stop();
  const db = connect({ databaseUrl: undefined, dataDir: shop.dataDir, onError: () => {} });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-zukunft', '2099-01-01')`.execute(db);
  await db.destroy();

  const { code, output } = await startRefusedShop({ DATA_DIR: shop.dataDir });
  expect(code).toBe(1);
  expect(output).toContain('Die Datenbank ist neuer als dieses Programm');
  expect(output).toContain('9999-zukunft');
  expect(output).not.toMatch(/^\s+at /m);
});

test('a database that is damaged or lost is refused, and a trigger of others is shown', async ({ shop }) => {
  await shop.stop();
  const file = join(shop.dataDir, 'shop.sqlite');
  const db = connect({ databaseUrl: undefined, dataDir: shop.dataDir, onError: () => {} });
  await sql`create trigger fremd after insert on account begin delete from session; end`.execute(db);
  await db.destroy();
  const again = await startShop({ DATA_DIR: shop.dataDir });
  await again.stop();
  expect(again.output()).toContain('Schema: Trigger „fremd“ gehört nicht zum Laden.');

  const whole = readFileSync(file);
  writeFileSync(file, Buffer.from(whole).fill(0, whole.byteLength / 2));
  const damaged = await startRefusedShop({ DATA_DIR: shop.dataDir });
  truncateSync(file);
  const emptied = await startRefusedShop({ DATA_DIR: shop.dataDir });

  expect([damaged.code, emptied.code]).toEqual([1, 1]);
  expect(damaged.output).toMatch(/^DATA_DIR: Die Datenbank .* ist beschädigt/);
  expect(emptied.output).toMatch(/^DATA_DIR: In .* war ein Laden/);
  for (const { output } of [damaged, emptied]) {
    expect(output).toContain('npm run restore');
    expect(output).not.toMatch(/^\s+at /m);
  }
});

test('a port in use is reported in German', async ({ shop }) => {
  const { code, output } = await startRefusedShop({ DATA_DIR: shop.dataDir, PORT: new URL(shop.url).port });

  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).not.toMatch(/^\s+at /m);
});

for (const [name, value, more] of [
  ['PORT', 'viertausend', {}],
  ['PORT', '70000', {}],
  ['DATABASE_URL', 'mysql://localhost/laden', {}],
  ['PUBLIC_URL', 'laden.example', {}],
  ['TRUST_PROXY', 'ja', {}],
  ['LOG_LEVEL', 'laut', {}],
  ['DEMO', 'nein', {}],
  ['ADMIN_EMAIL', 'kein-at', { ADMIN_PASSWORD: 'lang-genug-1' }],
  ['ADMIN_PASSWORD', 'kurz', { ADMIN_EMAIL: 'a@example.org' }],
  ['ADMIN_PASSWORD', '', { ADMIN_EMAIL: 'a@example.org' }],
  ['ADMIN_EMAIL', '', { ADMIN_PASSWORD: 'lang-genug-1' }],
  ['METRICS_TOKEN', 'zu-kurz', {}],
] as const) {
  test(`${name}='${value}' is refused with its name`, async () => {
    const { code, output } = await startRefusedShop({ ...more, [name]: value });

    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${name}: \\S`, 'm'));
    expect(output).not.toMatch(/^\s+at /m);
  });
}

test('several invalid settings are reported at once', async () => {
  const { output } = await startRefusedShop({ PORT: 'x', LOG_LEVEL: 'laut', TRUST_PROXY: 'ja' });
  for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY']) expect(output).toContain(`${name}: `);
});

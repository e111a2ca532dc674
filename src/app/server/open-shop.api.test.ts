import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sqliteFileOf } from '#server/db/connect.ts';
import type { PageSource } from '#server/pages/pages.ts';
import { damageUnread } from '#test/database/damage-unread.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt } from '#test/factories.ts';
import { readConfig } from './config.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { startFailureText } from './start/start-failure-text.ts';

/** Pages that show the catalogue, without the build. */
const pagesFrom = async (): Promise<PageSource> => ({
  render: async (url, { fetch }) => {
    const { data } = await (await fetch('/api/portfolio')).json();
    const body = data.map(({ name }: { name: string }) => name).join();
    return { kind: 'page', status: 200, head: url, body, state: '', files: [] };
  },
  shell: async ({ body }) => body,
  serveFiles: async () => {},
});

/** A database, and shops that are opened on it with these settings and closed at the end. */
async function placeFor(database: (typeof databases)[number]) {
  const { db, place } = await openMigratedDatabase(database);
  let output = '';
  const say = (text: string) => {
    output += `${text}\n`;
  };
  const open = async (env: Record<string, string> = {}) => {
    const { databaseUrl = '', dataDir } = place;
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir || './data',
      ...{ PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' },
      ...env,
    });
    const log = { write: say };
    const shop = await openShop(config, { pagesFrom, output: { say, warn: say, log } });
    onTestFinished(shop.close);
    return shop;
  };
  return { db, open, output: () => output, file: sqliteFileOf(place.dataDir) };
}

/** On a connection of its own: a shop that closes waits for the next request on one that is kept. */
const ask = ({ url }: OpenShop, path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { connection: 'close', ...headers } });
const read = async (shop: OpenShop, path = '/') => (await ask(shop, path)).text();
const isOpen = (shop: OpenShop) =>
  ask(shop, '/api/health').then(
    ({ ok }) => ok,
    () => false,
  );

/** What the person at the terminal reads when the shop does not open. */
const refusalOf = (opening: Promise<OpenShop>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => startFailureText(error) ?? `bug: ${String(error)}`,
  );

describe.each(databases)('opening a shop on %s', (database) => {
  test('says where it is and where its data are, and keeps everything from start to start', async () => {
    const { db, open, output } = await placeFor(database);
    const shop = await open();
    await insertProdukt(db, { name: 'Bleibt da' });
    expect(output()).toContain(`Der Laden ist offen:  ${shop.url}\n`);
    expect(output()).toContain(database === 'SQLite' ? 'laden-test-' : 'PostgreSQL (DATABASE_URL)');
    expect(await read(shop)).toBe('Bleibt da');
    expect(await read(shop, '/sitemap.xml')).toContain(`<loc>${shop.url}/products</loc>`);
    await shop.close();
    expect(await isOpen(shop)).toBe(false);

    expect(await read(await open())).toBe('Bleibt da');
  });

  test.each([
    ['DEMO=0', {}],
    ['NODE_ENV=production', { DEMO: '', NODE_ENV: 'production' }],
    ['a HOST that others can reach', { DEMO: '', HOST: '0.0.0.0' }],
  ])('brings no example workshop with %s', async (_what, env) => {
    const { open } = await placeFor(database);
    expect(JSON.parse(await read(await open(env), '/api/portfolio'))).toMatchObject({ count: 0 });
  });

  test('does not bring the example workshop to an owner who emptied her shop', async () => {
    const { db, open } = await placeFor(database);
    await insertProdukt(db, { name: 'Erste eigene' });
    await db.deleteFrom('produkt').execute();
    expect(await read(await open({ DEMO: '1' }))).toBe('');
  });

  test('is refused to others while the example accounts have their published password', async () => {
    const { open } = await placeFor(database);
    await (await open({ DEMO: '1' })).close();
    const refusal = await refusalOf(open({ TRUST_PROXY: '1' }));
    expect(refusal).toMatch(/Konten der Beispielwerkstatt haben noch ihr bekanntes Passwort/);
    expect(refusal).toContain('npm run account -- password --email admin@lindenblatt.example');
  });

  test('hints at a proxy that the settings do not mention', async () => {
    const { open, output } = await placeFor(database);
    await open();
    expect(output()).not.toContain('TRUST_PROXY');
    const shop = await open({ PUBLIC_URL: 'https://laden.example' });
    expect(output()).toContain('TRUST_PROXY=1');
    expect(await read(shop, '/sitemap.xml')).toContain('<loc>https://laden.example/products</loc>');
  });

  test('is refused where a newer program has been', async () => {
    const { db, open } = await placeFor(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-zukunft', '2099-01-01')`.execute(
      db,
    );
    expect(await refusalOf(open())).toMatch(/^Die Datenbank ist neuer als dieses Programm.*9999-zukunft/s);
  });

  test('is refused on a port in use, and the shop there goes on', async () => {
    const { open } = await placeFor(database);
    const first = await open();
    const { port } = new URL(first.url);
    expect(await refusalOf(open({ PORT: port }))).toMatch(/^Auf diesem Port läuft schon etwas\. Mit PORT=/);
    expect(await isOpen(first)).toBe(true);
  });

  test('two at once in one process know nothing of each other', async () => {
    const [one, other] = [await placeFor(database), await placeFor(database)];
    await insertProdukt(one.db, { name: 'Salbei' });
    await insertProdukt(other.db, { name: 'Kamille' });
    const env = { METRICS_TOKEN: 'kennzahlen-fuer-den-test' };
    const [first, second] = [await one.open(env), await other.open(env)];
    const measure = async (shop: OpenShop) =>
      (await ask(shop, '/api/metrics', { authorization: `Bearer ${env.METRICS_TOKEN}` })).text();

    expect([await read(first), await read(second)]).toEqual(['Salbei', 'Kamille']);
    await changeEinstellung(one.db, 'laden', { name: 'Seifenhof' });
    expect(await read(first, '/manifest.webmanifest')).toContain('Seifenhof');
    expect(await read(second, '/manifest.webmanifest')).not.toContain('Seifenhof');
    // More unreadable requests than one address may send in a minute.
    for (let i = 0; i < 310; i++) await ask(first, '/api/portfolio/%E0%A4%A');
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    expect(await measure(second)).not.toMatch(/status="(400|429)"/);
    await first.close();
    expect([await read(second), await isOpen(second)]).toEqual(['Kamille', true]);
  });
});

describe('the embedded database of a shop', () => {
  test('is shown with what others have put into it, and is refused when it is damaged or emptied', async () => {
    const { db, open, output, file } = await placeFor('SQLite');
    await sql`create trigger fremd after insert on account begin delete from session; end`.execute(db);
    await db.destroy();
    await (await open()).close();
    expect(output()).toContain('Schema: Trigger „fremd“ gehört nicht zum Laden.');

    const whole = readFileSync(file);
    writeFileSync(file, Buffer.from(whole).fill(0, whole.byteLength / 2));
    const damaged = await refusalOf(open());
    truncateSync(file);
    const emptied = await refusalOf(open());

    expect(damaged).toMatch(/^DATA_DIR: Die Datenbank .* ist beschädigt/);
    expect(emptied).toMatch(/^DATA_DIR: In .* war ein Laden/);
    for (const text of [damaged, emptied]) expect(text).toContain('npm run restore');
  });

  test('is opened at once after a stop in order, and the shop ends as soon as damage is found in it', async () => {
    const { db, open, file } = await placeFor('SQLite');
    await db.destroy();
    await (await open()).close();
    damageUnread(file);

    const shop = await open();
    expect(await isOpen(shop)).toBe(true);
    const found = startFailureText(await shop.damage);
    await shop.close();

    expect(found).toMatch(/ist beschädigt .* Der Laden beendet sich.*npm run restore/s);
    expect(await refusalOf(open())).toMatch(/^DATA_DIR: Die Datenbank .* ist beschädigt/);
  });
});

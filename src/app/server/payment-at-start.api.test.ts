import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readOnlineAngebot, saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { PageSource } from '#server/pages/pages.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { callerAs } from '#test/test-app.ts';
import { startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { readConfig } from './config.ts';
import { openShop } from './open-shop.ts';

const patient = { timeout: 10_000 };

/** Pages without the build. */
const pagesFrom = async (): Promise<PageSource> => ({
  render: async (url) => ({ kind: 'page', status: 200, head: url, body: '', state: '', files: [] }),
  shell: async ({ body }) => body,
  serveFiles: async () => {},
});

/** A shop that opens with these settings, closed at the end, and what it logs. */
async function placeFor(database: (typeof databases)[number]) {
  const { db, place } = await openMigratedDatabase(database);
  const lines: string[] = [];
  const open = async (env: Record<string, string>) => {
    const { databaseUrl = '', dataDir } = place;
    const data = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir || './data' };
    const config = readConfig({ ...data, PORT: '0', DEMO: '0', LOG_LEVEL: 'error', ...env });
    const output = { say: () => {}, warn: () => {}, log: { write: (line: string) => lines.push(line) } };
    const shop = await openShop(config, { pagesFrom, output });
    onTestFinished(shop.close);
    return shop;
  };
  return { db, open, log: () => lines.join(''), offered: () => readOnlineAngebot(db) };
}

/** Settings of a shop that is paid at a fake Stripe on this machine. */
async function startStripe() {
  const fake = await startFakeStripe();
  onTestFinished(fake.close);
  const { key, webhookSecret, api } = fake;
  return { fake, env: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } };
}

describe.each(databases)('a shop that starts on %s', (database) => {
  test('asks its payment provider what it offers, and forgets it without one', async () => {
    const { open, offered } = await placeFor(database);
    const { env } = await startStripe();
    const first = await open(env);
    await expect
      .poll(offered, patient)
      .toEqual({ anbieter: 'stripe', modus: 'test', wege: ['karte', 'paypal'] });
    await first.close();
    await open({});
    await expect.poll(offered, patient).toBeUndefined();
  });

  test('takes a key of its provider in the settings, and has it after a restart', async () => {
    const { db, open, offered } = await placeFor(database);
    const { fake } = await startStripe();
    // An embedded shop makes its own; what is empty is not set.
    const SECRETS_KEY = database === 'PostgreSQL' ? randomBytes(32).toString('base64') : '';
    const env = { SECRETS_KEY, STRIPE_API: fake.api };
    const shop = await open(env);
    const token = await callerAs({} as FastifyInstance, db, { role: 'admin' }).token();
    const zugang = { anbieter: 'stripe', schluessel: fake.key, meldungen: '' };
    const saved = await fetch(`${shop.url}/api/einstellungen/zugaenge/zahlung`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ version: 0, trotzdem: false, ...zugang }),
    });
    expect(await saved.json()).toMatchObject({ data: { gespeichert: true } });
    const angebot = { anbieter: 'stripe', modus: 'test', wege: ['karte', 'paypal'] };
    expect(await offered()).toEqual(angebot);
    await shop.close();
    await saveOnlineAngebot(db, undefined, new Date());
    await open(env);
    await expect.poll(offered, patient).toEqual(angebot);
  });

  test('waits for no provider that is silent, neither to open nor to close', async () => {
    const { open, offered, log } = await placeFor(database);
    const { fake, env } = await startStripe();
    fake.hangNext(1);
    const shop = await open(env);
    await expect.poll(() => fake.requests.length, patient).toBe(1);
    await shop.close();
    expect(await offered()).toBeUndefined();
    expect(log()).toBe('');
  });

  test('opens with a wrong key, and the log has the reason without the key', async () => {
    const { open, offered, log } = await placeFor(database);
    const { env } = await startStripe();
    await open({ ...env, STRIPE_SECRET_KEY: 'sk_test_falscherschluessel' });
    await expect.poll(log, patient).toContain('payment provider does not say what it offers');
    expect(log()).toContain('StripeAuthenticationError 401');
    expect(log()).not.toContain('falscher');
    expect(await offered()).toEqual({ anbieter: 'stripe', modus: 'test', wege: [] });
  });
});

import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abcdefghijk' };

test('without any setting the shop runs for this machine only, with the demo', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:4000',
    isPublic: false,
    isProduction: false,
    trustProxy: false,
    logLevel: 'warn',
    demo: true,
    firstAdmin: undefined,
    apiDocs: true,
    metricsToken: undefined,
    backup: undefined,
    smtpUrl: undefined,
    zahlung: { anbieter: 'probe' },
  });
});

test.each([
  ['production has no demo', { NODE_ENV: 'production' }, false],
  ['production with DEMO=1 has it', { NODE_ENV: 'production', DEMO: '1' }, true],
  ['DEMO=0 has none', { DEMO: '0' }, false],
  ['a shop open to others has none', { HOST: '0.0.0.0' }, false],
  ['a shop open to others has it when it says so', { HOST: '0.0.0.0', DEMO: '1' }, true],
  ['the whole loopback range counts as this machine', { HOST: '127.1.2.3' }, true],
  ['so does IPv6', { HOST: '::1' }, true],
  ['a shop behind a proxy has none', { TRUST_PROXY: '1' }, false],
  ['a shop with a public address has none', { PUBLIC_URL: 'https://laden.example' }, false],
  ['an empty value counts as not set', { DEMO: '' }, true],
])('%s', (_title, env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each([
  ['https', { HOST: '0.0.0.0', PUBLIC_URL: 'https://laden.example' }, true],
  [
    'a public address of a server that only this machine reaches',
    { PUBLIC_URL: 'http://laden.example' },
    true,
  ],
  [
    'a public address of a server that others reach',
    { HOST: '::', PUBLIC_URL: 'http://laden.example' },
    false,
  ],
  ['no public address', { HOST: '0.0.0.0' }, false],
  ['the address of this machine', { PUBLIC_URL: 'http://localhost:4000' }, false],
  ['the address of this machine in IPv6', { PUBLIC_URL: 'http://[::1]:4000' }, false],
  ['TRUST_PROXY=1', { PUBLIC_URL: 'https://laden.example', TRUST_PROXY: '1' }, false],
  ['TRUST_PROXY=0', { PUBLIC_URL: 'https://laden.example', TRUST_PROXY: '0' }, false],
])('%s: %o, with a hint at a proxy that the settings do not mention: %s', (_title, env, isHinted) => {
  expect(readConfig(env).proxyHint?.includes('TRUST_PROXY=1') ?? false).toBe(isHinted);
});

test.each([
  ['a shop for this machine only', {}, true],
  ['production', { NODE_ENV: 'production' }, false],
  ['a shop behind a proxy', { TRUST_PROXY: '1' }, false],
  ['a shop open to others', { HOST: '0.0.0.0' }, false],
  ['production with API_DOCS=1', { NODE_ENV: 'production', API_DOCS: '1' }, true],
  ['a shop for this machine with API_DOCS=0', { API_DOCS: '0' }, false],
])('whether the API’s description is served: %s', (_title, env, apiDocs) => {
  expect(readConfig(env).apiDocs).toBe(apiDocs);
});

test.each([
  ['PORT', { PORT: 'viertausend' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '80.5' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
  ['PORT', { PORT: ' ' }],
  ['PORT', { PORT: '4e3' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'laden.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://laden.example/shop' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://a:b@laden.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['DEMO', { DEMO: 'true' }],
  ['API_DOCS', { API_DOCS: 'ja' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'chefin', ADMIN_PASSWORD: 'geheim-genug' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'chefin@laden.example', ADMIN_PASSWORD: 'kurz' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'chefin@laden.example' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'geheim-genug' }],
  ['BACKUP_EVERY', { BACKUP_DIR: '/b', BACKUP_EVERY: '24' }],
  ['BACKUP_EVERY', { BACKUP_DIR: '/b', BACKUP_EVERY: '0h' }],
  ['BACKUP_EVERY', { BACKUP_DIR: '/b', BACKUP_EVERY: '1.5h' }],
  ['BACKUP_KEEP', { BACKUP_DIR: '/b', BACKUP_KEEP: '0' }],
  ['BACKUP_KEEP', { BACKUP_DIR: '/b', BACKUP_KEEP: 'alle' }],
  ['BACKUP_DIR', { BACKUP_EVERY: '24h' }],
  ['BACKUP_DIR', { BACKUP_KEEP: '3' }],
  ['SMTP_URL', { SMTP_URL: 'mail.laden.example:587' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.laden.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.laden.example:viele' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.laden.example/postfach' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://laden@mail.laden.example' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_abcdefghijk' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_kurz' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_abcdefghijk lmn' }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijk' }],
  ['MOLLIE_API_KEY', { MOLLIE_API_KEY: 'geheimer-schluessel' }],
  ['SECRETS_KEY', { SECRETS_KEY: 'kurz' }],
  ['SECRETS_KEY', { SECRETS_KEY: Buffer.alloc(31).toString('base64') }],
  ['SECRETS_KEY', { SECRETS_KEY: `${Buffer.alloc(32).toString('base64')}A` }],
  ['SECRETS_KEY', { SECRETS_KEY: 'g'.repeat(64) }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'abcdefghijk' }],
  ['STRIPE_API', { ...stripe, STRIPE_API: 'https://api.stripe.com' }],
  ['STRIPE_API', { ...stripe, STRIPE_API: 'http://stripe.laden.example' }],
  ['STRIPE_API', { ...stripe, STRIPE_API: 'http://127.0.0.1.laden.example' }],
  ['STRIPE_API', { ...stripe, STRIPE_API: 'localhost:12111' }],
])('an invalid %s is named', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `));
});

test('all invalid settings are named at once', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT: .*\nDEMO: /);
});

test.each([
  'smtp://localhost',
  'smtps://mail.laden.example:465',
  'smtp://hallo%40laden.example:passwort@mail.laden.example:587',
])('%s is the address of a mail server', (SMTP_URL) => {
  expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
});

test('a wrong address of a mail server is refused without a word of it, for it contains a password', () => {
  const read = () => readConfig({ SMTP_URL: 'smpt://laden:passwort@mail.laden.example' });
  expect(read).toThrow(/^SMTP_URL: muss smtp:/);
  expect(read).not.toThrow(/passwort@|mail\.laden/);
});

test.each(['sk_live_abcdefghijk', 'rk_live_abcdefghijk', 'sk_test_abcdefghijk', 'rk_test_abcdefghijk'])(
  'orders are paid with the key %s, wherever the shop is',
  (STRIPE_SECRET_KEY) => {
    const zahlung = { anbieter: 'stripe', key: STRIPE_SECRET_KEY, webhookSecret: undefined, api: undefined };
    expect(readConfig({ STRIPE_SECRET_KEY }).zahlung).toEqual(zahlung);
    expect(readConfig({ STRIPE_SECRET_KEY, NODE_ENV: 'production' }).zahlung).toEqual(zahlung);
  },
);

test.each(['live_abcdefghijklmnopqrstuvw', 'test_abcdefghijklmnopqrstuvw'])(
  'orders are paid at the second provider with the key %s, and at one of them only',
  (MOLLIE_API_KEY) => {
    expect(readConfig({ MOLLIE_API_KEY }).zahlung).toEqual({
      ...{ anbieter: 'mollie', key: MOLLIE_API_KEY, api: undefined },
    });
    expect(() => readConfig({ ...stripe, MOLLIE_API_KEY })).toThrow(/^MOLLIE_API_KEY: STRIPE_SECRET_KEY/);
  },
);

test('with the key, the secret of its messages and an address on this machine may be set', () => {
  const STRIPE_WEBHOOK_SECRET = 'whsec_abc+/def=ghi';
  for (const STRIPE_API of ['http://localhost:12111', 'http://127.0.0.1:12111'])
    expect(readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET, STRIPE_API }).zahlung).toMatchObject({
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      api: STRIPE_API,
    });
});

test('the key for secrets of the settings is 32 bytes, as openssl writes them', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, nr) => nr * 8));
  for (const encoding of ['base64', 'hex'] as const)
    expect(readConfig({ SECRETS_KEY: key.toString(encoding) }).secretsKey).toEqual(key);
});

test.each([
  ['SECRETS_KEY', { SECRETS_KEY: 'geheimer-schluessel' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'geheimer-schluessel' }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'geheimer-schluessel' }],
])('a wrong %s is refused without a word of it', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: muss (mit|das) `));
  expect(() => readConfig(env)).not.toThrow(/geheimer/);
});

test.each([
  ['the example workshop on this machine', {}, true],
  ['the same, named', { DEMO: '1' }, true],
  ['no example workshop', { DEMO: '0' }, false],
  ['an example workshop that others reach', { DEMO: '1', HOST: '0.0.0.0' }, false],
  ['one behind a proxy', { DEMO: '1', TRUST_PROXY: '1' }, false],
  ['one with a public address', { DEMO: '1', PUBLIC_URL: 'https://laden.example' }, false],
  ['one in production', { DEMO: '1', NODE_ENV: 'production' }, false],
])('whether the shop has a payment provider of its own: %s', (_title, env, isProbe) => {
  expect(readConfig(env).zahlung).toEqual(isProbe ? { anbieter: 'probe' } : undefined);
});

test('the public address has no slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://laden.example/' }).publicUrl).toBe('https://laden.example');
});

test.each([
  ['::', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['192.168.1.7', 'http://192.168.1.7:4000'],
  ['fd00::7', 'http://[fd00::7]:4000'],
])('a shop on %s is opened as %s', (HOST, publicUrl) => {
  expect(readConfig({ HOST }).publicUrl).toBe(publicUrl);
});

test.each([
  [{}, { everyMs: 86_400_000, keep: 7 }],
  [
    { BACKUP_EVERY: '30m', BACKUP_KEEP: '48' },
    { everyMs: 1_800_000, keep: 48 },
  ],
  [
    { BACKUP_EVERY: '2d', BACKUP_KEEP: '1' },
    { everyMs: 172_800_000, keep: 1 },
  ],
])('backups go to BACKUP_DIR, daily, and seven are kept by default: %o', (env, plan) => {
  expect(readConfig({ BACKUP_DIR: '/mnt/sicherung', ...env }).backup).toEqual({
    dir: '/mnt/sicherung',
    ...plan,
  });
});

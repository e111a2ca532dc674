import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { umgebungOf } from './umgebung-of.ts';

test('a shop for one machine has none of it', () => {
  expect(umgebungOf(readConfig({}))).toEqual({
    smtp: false,
    https: false,
    sicherung: false,
    oeffentlich: false,
    proxyGeklaert: true,
    zahlung: { anbieter: 'probe', modus: 'probe' },
    adresse: 'http://localhost:4000',
  });
});

test('of a secret only that it is there is shown', () => {
  const umgebung = umgebungOf(
    readConfig({
      PUBLIC_URL: 'https://laden.example',
      BACKUP_DIR: '/mnt/sicherung',
      SMTP_URL: 'smtp://laden:passwort@mail.laden.example:587',
      STRIPE_SECRET_KEY: 'rk_test_geheim_live_geheim',
      STRIPE_WEBHOOK_SECRET: 'whsec_geheimgeheim',
    }),
  );
  expect(umgebung).toEqual({
    smtp: true,
    https: true,
    sicherung: true,
    oeffentlich: true,
    proxyGeklaert: false,
    zahlung: { anbieter: 'stripe', modus: 'test' },
    adresse: 'https://laden.example',
  });
});

test.each([
  ['sk_live_abcdefghijk', 'live'],
  ['rk_live_abcdefghijk', 'live'],
  ['sk_test_abcdefghijk', 'test'],
])('whether money moves is told by the kind of the key: %s', (STRIPE_SECRET_KEY, modus) => {
  expect(umgebungOf(readConfig({ STRIPE_SECRET_KEY })).zahlung).toEqual({ anbieter: 'stripe', modus });
});

test.each([
  ['live_abcdefghijklmnopqrstuvw', 'live'],
  ['test_live_abcdefghijklmnopqr', 'test'],
])('the same of the second provider: %s', (MOLLIE_API_KEY, modus) => {
  expect(umgebungOf(readConfig({ MOLLIE_API_KEY })).zahlung).toEqual({ anbieter: 'mollie', modus });
});

import { expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { openZugaenge } from './zugaenge.ts';
import { smtpUrlOf } from './zugang-form.ts';

test('what the environment says is not looked up in the database', async () => {
  const umgebung = {
    ...{ smtpUrl: 'smtp://localhost:2525', stripeApi: undefined, secretsKey: undefined },
    zahlung: { anbieter: 'mollie', key: 'test_abcdefghijklmnopqrstuvw', api: undefined } as const,
    ...{ dataDir: '', isShared: true },
  };
  const keine = {} as Db;
  const dienste = { now: () => new Date(), log: { error: () => {} } };
  const { lage, anbieter, postweg } = openZugaenge(keine, umgebung, dienste);
  expect(await lage()).toEqual({ smtp: true, zahlung: { anbieter: 'mollie', modus: 'test' } });
  expect([(await anbieter())?.name, (await postweg()).isSmtp]).toEqual(['mollie', true]);
  await expect(openZugaenge(keine, { ...umgebung, smtpUrl: undefined }, dienste).lage()).rejects.toThrow();
});

test.each([
  [
    { server: 'smtp.beispiel.de', port: 587, verschluesselung: 'starttls', benutzer: '', passwort: '' },
    'smtp://smtp.beispiel.de:587',
  ],
  [
    {
      server: 'smtp.beispiel.de',
      port: 465,
      verschluesselung: 'tls',
      benutzer: 'laden@beispiel.de',
      passwort: 'a:b/c@d%e ß\ud800',
    },
    'smtps://laden%40beispiel.de:a%3Ab%2Fc%40d%25e%20%C3%9F%EF%BF%BD@smtp.beispiel.de:465',
  ],
] as const)('a mail server of the settings is reached like one of the environment', (zugang, url) => {
  expect(smtpUrlOf(zugang)).toBe(url);
});

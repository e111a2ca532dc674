import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { umgebungOf } from './umgebung-of.ts';

test('a shop for one machine has none of it', () => {
  expect(umgebungOf(readConfig({}), { smtp: false })).toEqual({
    smtp: false,
    https: false,
    sicherung: false,
    oeffentlich: false,
    proxyGeklaert: true,
    adresse: 'http://localhost:4000',
  });
});

test('of what it has, only that it is there is shown', () => {
  const config = readConfig({ PUBLIC_URL: 'https://laden.example', BACKUP_DIR: '/mnt/sicherung' });
  expect(umgebungOf(config, { smtp: true, zahlung: { anbieter: 'stripe', modus: 'test' } })).toEqual({
    smtp: true,
    https: true,
    sicherung: true,
    oeffentlich: true,
    proxyGeklaert: false,
    zahlung: { anbieter: 'stripe', modus: 'test' },
    adresse: 'https://laden.example',
  });
});

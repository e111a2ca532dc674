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
    adresse: 'http://localhost:4000',
  });
});

test('of a secret only that it is there is shown', () => {
  const umgebung = umgebungOf(
    readConfig({
      PUBLIC_URL: 'https://laden.example',
      BACKUP_DIR: '/mnt/sicherung',
      SMTP_URL: 'smtp://laden:passwort@mail.laden.example:587',
    }),
  );
  expect(umgebung).toEqual({
    smtp: true,
    https: true,
    sicherung: true,
    oeffentlich: true,
    proxyGeklaert: false,
    adresse: 'https://laden.example',
  });
});

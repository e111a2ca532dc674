import { describe, expect, test } from 'vitest';
import { findLicenceFaults } from '../scripts/supply/licences.ts';
import { findLockfileFaults, findLooseVersions, type LockedPackage } from '../scripts/supply/lockfile.ts';
import { findSecrets } from '../scripts/supply/secrets.ts';

const good: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };
const lock = (locked: LockedPackage, name = 'paket') => ({
  packages: { '': {}, [`node_modules/${name}`]: locked },
});

describe('the lockfile', () => {
  test.each([
    ['a package without a hash', { ...good, integrity: undefined }, 'sha512'],
    ['one with a weak hash', { ...good, integrity: 'sha1-abc' }, 'sha512'],
    ['one from another place', { ...good, resolved: 'https://pakete.example/p.tgz' }, 'somewhere else'],
    ['one from a repository', { ...good, resolved: 'git+ssh://git@pakete.example/p.git' }, 'somewhere else'],
    ['one with a script', { ...good, hasInstallScript: true, dev: true }, 'approved'],
  ])('is refused with %s', (_what, locked, text) => {
    expect(findLockfileFaults(lock(locked as LockedPackage))).toEqual([expect.stringContaining(text)]);
  });

  test('may have the approved scripts, but only of dev dependencies', () => {
    const script = { ...good, hasInstallScript: true };
    expect(findLockfileFaults(lock({ ...script, dev: true }, '@swc/core'))).toEqual([]);
    expect(findLockfileFaults(lock(script, '@swc/core'))).toHaveLength(1);
  });

  test('accepts no version range', () => {
    const dependencies = { a: '1.2.3', b: '^1.2.3', c: 'latest', d: '1.0.0-beta.1', e: 'github:x/y' };
    expect(findLooseVersions({ dependencies })).toHaveLength(3);
  });
});

test.each([
  ['MIT', false, true],
  ['(MIT OR GPL-3.0-only)', false, true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['MIT AND GPL-3.0-only', false, false],
  ['MPL-2.0', false, false],
  ['MPL-2.0', true, true],
  ['AGPL-3.0-only', true, false],
  [undefined, true, false],
])('the licence %s (tool: %s) is allowed: %s', (license, dev, isAllowed) => {
  const faults = findLicenceFaults(lock({ ...good, license, dev } as LockedPackage));
  expect(faults.length === 0).toBe(isAllowed);
});

describe('secrets', () => {
  // Split, so that this file itself contains no pattern.
  const dashes = '-'.repeat(5);
  test.each([
    ['a private key', `${dashes}BEGIN RSA ${'PRIVATE'} KEY${dashes}`],
    ['a cloud key', `key: AK${'IA'}ABCDEFGHIJKLMNOP`],
    ['a code host’s token', `gh${'p_'}${'aB3'.repeat(12)}`],
    ['a registry’s token', `//pakete.example/:_auth${'Token'}=abc`],
    ['a signed token', `ey${'J'}hbGciOiJIUzI1.ey${'J'}zdWIiOiIxMjM.abcdefghijkl`],
    ['an address with a password', `postgres://laden:${'geheim'}123@db/laden`],
    ['a setting', `METRICS_${'TOKEN'}=abc123`],
    ['a constant', `const api${'Key'} = '${'aB3x'.repeat(8)}';`],
  ])('%s is found with its line', (_what, text) => {
    expect(findSecrets('deploy/x.env', `one\n${text}\nthree`)).toEqual([
      expect.stringMatching(/^deploy\/x\.env:2: /),
    ]);
  });

  test.each(['.env', 'deploy/.env', 'deploy/laden.key', 'data/shop.sqlite', 'server.pem'])(
    '%s must not be in the repository',
    (file) => {
      expect(findSecrets(file, '')).toHaveLength(1);
    },
  );

  test.each([
    "const password = 'Seifenblasen im Wind';",
    'DATABASE_URL=postgres://user:password@localhost:5432/laden',
    '#METRICS_TOKEN=',
    `POSTGRES_PASSWORD: $${'{POSTGRES_PASSWORD:?fehlt}'}`,
    '"integrity": "sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw=="',
  ])('%s is none', (text) => {
    expect(findSecrets('deploy/x.yaml', text)).toEqual([]);
  });
});

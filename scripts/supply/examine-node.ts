import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { type Checksums, type NodeBinary, type NodeRelease, readSignedChecksums } from './node-release.ts';

/** A pinned package: the SHA-512 that the lockfile has of it, and its content as the registry serves it. */
export type PinnedPackage = { name: string; version: string; integrity: string; tarball: () => Buffer };

type Examination = {
  /** Where the releases are, such as `https://nodejs.org/dist`. */
  site: string;
  /** Armored keys of the releasers. */
  keys: string;
  packages: PinnedPackage[];
  date: string;
};

/**
 * Compares the binary of every pinned package with the official one: the list is checked by its signature, the official
 * files by the list, the packages by the lockfile. Throws at the first difference.
 */
export async function examineNode(
  examination: Examination,
): Promise<{ release: NodeRelease; signedList: string }> {
  const { site, keys, packages, date } = examination;
  const version = onlyVersionOf(packages);
  const folder = `${site}/v${version}`;
  const source = `${folder}/SHASUMS256.txt.asc`;
  const signedList = (await download(source)).toString();
  const checksums = await readSignedChecksums(signedList, keys);
  const binaries: NodeRelease['binaries'] = {};
  for (const pinned of packages) {
    binaries[pinned.name] = await examineBinary(pinned, { folder, checksums, date });
  }
  return { release: { version, list: { source, date }, binaries }, signedList };
}

async function examineBinary(
  { name, version, integrity, tarball }: PinnedPackage,
  { folder, checksums, date }: { folder: string; checksums: Checksums; date: string },
): Promise<NodeBinary> {
  const platform = name.replace(/^node-(bin-)?/, '');
  const isWindows = platform.startsWith('win-');
  const archive = `node-v${version}-${platform}`;
  const official = isWindows ? `${platform}/node.exe` : `${archive}.tar.gz`;
  const path = isWindows ? 'bin/node.exe' : 'bin/node';

  const packed = tarball();
  if (`sha512-${hash('sha512', packed, 'base64')}` !== integrity)
    throw new Error(`${name}: the registry has another package than the lockfile`);
  const source = `${folder}/${official}`;
  const file = await download(source);
  if (hash('sha256', file) !== checksums.get(official))
    throw new Error(`${name}: ${source} is not the file of the signed list`);
  const sha256 = hash('sha256', isWindows ? file : extract(file, `${archive}/bin/node`));
  if (hash('sha256', extract(packed, `package/${path}`)) !== sha256)
    throw new Error(`${name}: ${path} is not the official Node of ${source}`);
  return { integrity, path, sha256, official, proof: isWindows ? 'listed' : 'extracted', source, date };
}

function onlyVersionOf(packages: PinnedPackage[]): string {
  const [version, ...others] = new Set(packages.map((one) => one.version));
  if (version === undefined || others.length > 0)
    throw new Error('package.json must pin the same version of Node for every platform.');
  return version;
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(600_000) }).catch((cause) => {
    throw new Error(`${address} cannot be reached.`, { cause });
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** One file of a compressed archive. Every system that the shop runs on has `tar`. */
function extract(archive: Buffer, path: string): Buffer {
  return execFileSync('tar', ['-xzOf', '-', path], { input: archive, maxBuffer: 1e9 });
}

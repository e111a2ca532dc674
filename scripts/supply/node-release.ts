import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCleartextMessage, readKeys, verify } from 'openpgp';
import { type Lockfile, type Manifest, packagesOf } from './lockfile.ts';

/**
 * The recorded release: the checksums of the binaries, the signed list of the Node project, the keys of its
 * releasers.
 */
export const releaseFolder = join(import.meta.dirname, 'node');

/**
 * What shows that a binary is the official one, from strong to weak:
 * - `listed`: the signed list has a line for this very file
 * - `extracted`: it was extracted from the official archive, for which the signed list has a line
 * - `code-signed`: the file contains a valid signature of its publisher
 * - `recorded`: others published this checksum as that of the binary in the official archive
 */
export type Proof = 'listed' | 'extracted' | 'code-signed' | 'recorded';

export type NodeBinary = {
  /**
   * SHA-512 of the package that was examined, as in the lockfile: it covers the platforms that are not
   * installed here.
   */
  integrity: string;
  /** Within the package. */
  path: string;
  sha256: string;
  /** The official file: the binary itself or the archive that contains it, as named in the signed list. */
  official: string;
  proof: Proof;
  source: string;
  date: string;
};
export type NodeRelease = {
  version: string;
  list: { source: string; date: string };
  /** By package. */
  binaries: Record<string, NodeBinary>;
};
/** SHA-256 by the name of the file. */
export type Checksums = Map<string, string>;

/** The pinned packages with a Node binary, and their versions. */
export function pinnedNodes(manifest: Manifest): [name: string, version: string][] {
  return Object.entries(manifest.optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'));
}

export function readRelease(): NodeRelease {
  return JSON.parse(readFileSync(join(releaseFolder, 'binaries.json'), 'utf8'));
}

export function readReleaseFile(name: 'SHASUMS256.txt.asc' | 'release-keys.asc'): string {
  return readFileSync(join(releaseFolder, name), 'utf8');
}

/**
 * The checksums of a `SHASUMS256.txt.asc`; throws unless one of the keys signed it. Text outside the
 * signature is refused.
 */
export async function readSignedChecksums(list: string, keys: string): Promise<Checksums> {
  const data = await readSigned(list, keys).catch((cause) => {
    throw new Error(`The list of checksums has no valid signature by a kept key: ${cause.message}`, {
      cause,
    });
  });
  return new Map(
    [...data.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, sum = '', name = '']) => [name, sum]),
  );
}

async function readSigned(list: string, keys: string): Promise<string> {
  const { data } = await verify({
    message: await readCleartextMessage({ cleartextMessage: list }),
    verificationKeys: await readKeys({ armoredKeys: keys }),
    expectSigned: true,
  });
  return data;
}

/** Differences between the recorded release and what is pinned, for every platform, installed or not. */
export function findReleaseFaults(
  release: NodeRelease,
  checksums: Checksums,
  { manifest, lockfile }: { manifest: Manifest; lockfile: Lockfile },
): string[] {
  const locked = new Map(packagesOf(lockfile));
  const pinned = pinnedNodes(manifest);
  const unpinned = Object.keys(release.binaries).filter((name) => !pinned.some(([one]) => one === name));
  return [
    ...unpinned.map((name) => `${name}: has a checksum, but is not pinned in package.json`),
    ...pinned.flatMap(([name, version]) => {
      const binary = release.binaries[name];
      if (!binary || version !== release.version)
        return [`${name}: the Node ${version} in it was never examined: npm run check:node`];
      const faults: string[] = [];
      if (locked.get(name)?.version !== version || locked.get(name)?.integrity !== binary.integrity)
        faults.push(`${name}: the lockfile has another package than the examined one: npm run check:node`);
      const listed = checksums.get(binary.official);
      if (listed === undefined) faults.push(`${name}: the signed list has no ${binary.official}`);
      else if (binary.proof === 'listed' && listed !== binary.sha256)
        faults.push(`${name}: the signed list has another checksum of ${binary.official}`);
      return faults;
    }),
  ];
}

/**
 * Installed binaries that are not the recorded ones.
 * @param sha256Of of an installed file; undefined if the package is not installed
 */
export function findBinaryFaults(
  release: NodeRelease,
  lockfile: Lockfile,
  sha256Of: (file: string) => string | undefined,
): string[] {
  const locked = new Map(packagesOf(lockfile));
  return Object.entries(release.binaries).flatMap(([name, { path, sha256 }]) => {
    const installed = sha256Of(`${name}/${path}`);
    if (installed === sha256) return [];
    if (installed !== undefined) return [`${name}: ${path} is not the Node that was examined`];
    const { os, cpu } = locked.get(name) ?? {};
    const isOurs = String(os) === process.platform && String(cpu) === process.arch;
    return isOurs ? [`${name}: is not installed, so another Node runs the shop: npm ci`] : [];
  });
}

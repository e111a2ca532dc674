import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenceFaults, licencesPage } from './licences.ts';
import { findLockfileFaults, findLooseVersions, type Lockfile, type Manifest } from './lockfile.ts';
import {
  findBinaryFaults,
  findReleaseFaults,
  type NodeRelease,
  readRelease,
  readReleaseFile,
  readSignedChecksums,
} from './node-release.ts';
import { findSecrets } from './secrets.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/licences.md');

/** Binary files. */
const binary = /\.(webp|avif|png|jpe?g|gif|ico|woff2|sqlite|gz|br)$/;

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** Offline checks of what the shop is built from: lockfile, licences, install scripts, Node itself, secrets. */
async function main(): Promise<void> {
  const lockfile = readJson('package-lock.json') as Lockfile;
  const manifest = readJson('package.json') as Manifest;
  const licences = licencesPage(lockfile);
  const release = readRelease();
  const checksums = await readSignedChecksums(
    readReleaseFile('SHASUMS256.txt.asc'),
    readReleaseFile('release-keys.asc'),
  );
  if (process.argv.includes('--write')) writeFileSync(page, licences);
  const complaints = [
    ...findLockfileFaults(lockfile),
    ...findLooseVersions(manifest),
    ...findLicenceFaults(lockfile),
    ...findReleaseFaults(release, checksums, { manifest, lockfile }),
    ...findBinaryFaults(release, lockfile, sha256OfInstalled),
    ...(readFileSync(page, 'utf8') === licences
      ? []
      : ['docs/licences.md is not up to date: npm run check:supply -- --write']),
    ...trackedFiles().flatMap((file) => findSecrets(file, textOf(file))),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else {
    console.log(`${Object.keys(lockfile.packages).length - 1} packages, nothing to complain about.`);
    console.log(proofsOf(release));
  }
}

function sha256OfInstalled(file: string): string | undefined {
  const path = join(root, 'node_modules', file);
  return existsSync(path) ? hash('sha256', readFileSync(path)) : undefined;
}

/** How strongly each binary of Node is known to be the official one. */
function proofsOf({ version, binaries }: NodeRelease): string {
  const proofs = Map.groupBy(Object.entries(binaries), ([, { proof }]) => proof);
  const texts = [...proofs].map(([proof, of]) => `${proof}: ${of.map(([name]) => name).join(', ')}`);
  return `Node ${version}, ${texts.join('; ')}.`;
}

/** Files that are tracked or would be added next. */
function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  return list
    .split('\0')
    .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
}

function textOf(file: string): string {
  return binary.test(file) ? '' : readFileSync(join(root, file), 'utf8');
}

await main();

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { examineNode } from './examine-node.ts';
import { type Lockfile, type Manifest, packagesOf } from './lockfile.ts';
import { pinnedNodes, readReleaseFile, releaseFolder } from './node-release.ts';

const { values } = parseArgs({ options: { site: { type: 'string', default: 'https://nodejs.org/dist' } } });
const root = join(import.meta.dirname, '../..');

/**
 * At an update of Node, with a network: compares the pinned packages with the official release and records
 * its checksums.
 */
async function main(): Promise<void> {
  const locked = new Map(packagesOf(readJson('package-lock.json') as Lockfile));
  const folder = mkdtempSync(join(tmpdir(), 'check-node-'));
  try {
    const { release, signedList } = await examineNode({
      site: values.site,
      keys: readReleaseFile('release-keys.asc'),
      packages: pinnedNodes(readJson('package.json') as Manifest).map(([name, version]) => ({
        name,
        version,
        integrity: locked.get(name)?.integrity ?? '',
        tarball: () => pack(`${name}@${version}`, folder),
      })),
      date: new Date().toISOString().slice(0, 10),
    });
    writeFileSync(join(releaseFolder, 'SHASUMS256.txt.asc'), signedList);
    writeFileSync(join(releaseFolder, 'binaries.json'), `${JSON.stringify(release, null, 2)}\n`);
    console.log(
      `Node ${release.version}: ${Object.keys(release.binaries).join(', ')} contain the official binary.`,
    );
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nNothing was recorded.`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** A package of any platform as the registry serves it; `npm ci` installs that of this one only. */
function pack(spec: string, folder: string): Buffer {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Please start this with npm run check:node.');
  const args = [npm, 'pack', spec, '--silent', '--pack-destination', folder];
  const file = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
  return readFileSync(join(folder, file));
}

await main();

import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'vite';
import { BuildFailure, formatSeconds, runStep } from './build-steps.ts';
import { bundleShop } from './bundle-shop.ts';
import { sourceStamp } from './source-stamp.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');
const stamp = join(root, 'dist/stamp');

/** Builds `dist/`: browser chunks with their compressed copies, the page renderer, and the server. */
async function build(): Promise<void> {
  const begin = performance.now();
  console.log('  Der Laden wird gebaut …');
  // An aborted build must not look complete.
  await rm(stamp, { force: true });
  const forBrowser = runStep('Programm für den Browser', () => bundleFor('browser'));
  const forServer = runStep('Seiten für den Server', () => bundleFor('server'));
  const shop = runStep('Programm des Ladens', bundleShop);
  const compressed = forBrowser.then(() => runStep('Komprimierte Fassungen', compressFiles));
  await Promise.all([compressed, forServer, shop]);
  await writeFile(stamp, await sourceStamp());
  console.log(`  Gebaut in ${formatSeconds(performance.now() - begin)}.`);
}

async function bundleFor(target: 'browser' | 'server'): Promise<void> {
  await bundle({
    root,
    // Vite's default loader bundles the configuration first.
    configLoader: 'native',
    logLevel: 'warn',
    build: { ssr: target === 'server' },
  });
}

/** Writes compressed copies of text files, which the server sends unchanged. */
async function compressFiles(): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{js,css,svg,webmanifest}', { cwd: client }));
  await Promise.all(files.map((file) => compressFile(join(client, file))));
}

/** Asynchronous, so that several run in parallel. Quality 10 is twice as fast, but adds 2 kB to every page. */
async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(brotliCompress)(bytes, quality).then((smaller) => writeFile(`${path}.br`, smaller)),
    promisify(gzip)(bytes, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}

await build().catch((error: unknown) => {
  if (!(error instanceof BuildFailure)) throw error;
  console.error(`\n  Der Laden konnte nicht gebaut werden. ${error.message}`);
  process.exit(1);
});

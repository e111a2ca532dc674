import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chunksOf, type Manifest as ShellManifest } from '#server/page-shell.ts';
import type { Measurement } from './measurement.ts';
import { runAlone } from './table.ts';

const root = join(import.meta.dirname, '..');
export const clientDir = join(root, 'dist/client');

/** In kB (1000 bytes), brotli. */
export const budget = { js: 105, css: 8 };

/** What every page of the shop loads, besides its own module. */
export const commonModules = ['src/web/start.ts', 'src/web/entry-client.tsx'];
const productsPage = 'src/web/pages/shop/products-page.tsx';

/** Vite's manifest; the shell does not need to know of what is loaded later. */
export type Manifest = { [name: string]: ShellManifest[string] & { dynamicImports?: string[] } };

export type FileWeight = { file: string; bytes: number };
export type PageWeight = { js: FileWeight[]; css: FileWeight[] };

/** Scripts and styles that `/products` loads, largest first, in the bytes of their brotli copies. */
export async function weighProductsPage(): Promise<PageWeight> {
  const manifest = await readManifest();
  for (const name of [...commonModules, productsPage])
    if (!manifest[name]) throw new Error(`${name} is not in the manifest; is it still called so?`);
  const chunks = chunksOf(manifest, [...commonModules, productsPage]);
  return {
    js: await weigh(chunks.map(({ file }) => file)),
    css: await weigh(chunks.flatMap(({ css }) => css ?? [])),
  };
}

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
}

export function kilobytesOf(files: FileWeight[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function weigh(files: string[]): Promise<FileWeight[]> {
  const weights = [...new Set(files)].map(async (file) => {
    const { size } = await stat(join(clientDir, `${file}.br`));
    return { file, bytes: size };
  });
  return (await Promise.all(weights)).sort((a, b) => b.bytes - a.bytes);
}

export async function measurePageWeight(): Promise<Measurement[]> {
  await import('../scripts/build-if-needed.ts');
  const { js, css } = await weighProductsPage();
  const row = (what: string, files: FileWeight[], atMost: number): Measurement => ({
    what,
    unit: 'kB',
    measured: kilobytesOf(files),
    goal: { atMost },
    note: `${files.length} files, brotli`,
  });
  return [row('JavaScript of /products', js, budget.js), row('CSS of /products', css, budget.css)];
}

if (import.meta.main) await runAlone(measurePageWeight);

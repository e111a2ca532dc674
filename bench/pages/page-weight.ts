import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chunksOf, type Manifest as ShellManifest } from '#server/pages/page-shell.ts';
import type { Measurement } from '../measurement.ts';
import { runAlone } from '../table.ts';

const root = join(import.meta.dirname, '../..');
export const clientDir = join(root, 'dist/client');

/** In kB (1000 bytes), brotli, for each public page. */
export const budget = { js: 120, css: 8 };

/** Modules that every page of the shop loads besides its own. */
export const commonModules = ['src/app/web/start.ts', 'src/app/web/entry-client.tsx'];

/** Vite's manifest; the page shell does not use the dynamic imports. */
export type Manifest = { [name: string]: ShellManifest[string] & { dynamicImports?: string[] } };

export type FileWeight = { file: string; bytes: number };
export type PageWeight = { page: string; js: FileWeight[]; css: FileWeight[] };

/** Scripts and styles of each public page, largest first, in bytes of their brotli copies; the heaviest page first. */
export async function weighPublicPages(): Promise<PageWeight[]> {
  const manifest = await readManifest();
  for (const name of [...commonModules, 'src/app/web/pages/shop/produkt/produkte-page.tsx'])
    if (!manifest[name]) throw new Error(`${name} is not in the manifest; is it still called so?`);
  const pages = Object.keys(manifest).filter(isPublicPage);
  // A budget of no pages is always kept.
  if (pages.length === 0) throw new Error('No public page is in the manifest; do they have another place?');
  const weights = pages.map(async (name) => {
    const chunks = chunksOf(manifest, [...commonModules, name]);
    return {
      page: name.replace('src/app/web/pages/', '').replace('.tsx', ''),
      js: await weigh(chunks.map(({ file }) => file)),
      css: await weigh(chunks.flatMap(({ css }) => css ?? [])),
    };
  });
  return (await Promise.all(weights)).sort((a, b) => kilobytesOf(b.js) - kilobytesOf(a.js));
}

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
}

export function isPublicPage(name: string): boolean {
  return /^src\/app\/web\/pages\/(shop|seiten)\/.*-page\.tsx$/.test(name);
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
  await import('../../scripts/build-if-needed.ts');
  const pages = await weighPublicPages();
  const row = (kind: 'js' | 'css', name: string): Measurement => {
    const weights = pages.map((page) => kilobytesOf(page[kind]));
    const most = Math.max(...weights);
    return {
      what: `${name} of the heaviest public page`,
      unit: 'kB',
      measured: most,
      goal: { atMost: budget[kind] },
      note: `${pages[weights.indexOf(most)]?.page}, brotli`,
    };
  };
  return [row('js', 'JavaScript'), row('css', 'CSS')];
}

if (import.meta.main) await runAlone(measurePageWeight);

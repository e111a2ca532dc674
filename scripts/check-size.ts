import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  budget,
  clientDir,
  commonModules,
  type FileWeight,
  kilobytesOf,
  readManifest,
  weighProductsPage,
} from '../bench/page-weight.ts';

/** How many of the largest files a failure names. */
const named = 8;

/** What Mantine leaves in a chunk or style sheet whatever the build renames: its class names and properties. */
const mantineMarks = /@mantine\/|--mantine-|["'`. ]mantine-|data-mantine-/;

/** Holds the build against the size budget of the shop's pages (docs/measurements.md). */
async function main(): Promise<void> {
  const { js, css } = await weighProductsPage();
  const complaints = [
    ...tooHeavy('JavaScript', js, budget.js),
    ...tooHeavy('CSS', css, budget.css),
    ...(await findMantine()),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else
    console.log(
      `/products loads ${kilobytesOf(js).toFixed(1)} kB of JavaScript (budget ${budget.js}) ` +
        `and ${kilobytesOf(css).toFixed(1)} kB of CSS (budget ${budget.css}), brotli; no shop page loads Mantine.`,
    );
}

function tooHeavy(kind: string, files: FileWeight[], most: number): string[] {
  const sum = kilobytesOf(files);
  if (sum <= most) return [];
  const largest = files
    .slice(0, named)
    .map(({ file, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  return [
    `/products loads ${sum.toFixed(1)} kB of ${kind}, ${(sum - most).toFixed(1)} kB above the budget of ${most} kB (brotli). The largest of ${files.length} files:`,
    ...largest,
  ];
}

/** Every file that a page of the shop can load, later ones included, except what only the back office's pages import. */
async function findMantine(): Promise<string[]> {
  const manifest = await readManifest();
  const seen = new Map<string, string | undefined>();
  const visit = (name: string, importer: string | undefined) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || name.includes('/verwaltung/')) return;
    seen.set(name, importer);
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(imported, name);
  };
  for (const name of [...commonModules, ...Object.keys(manifest).filter(isShopPage)]) visit(name, undefined);

  const found: string[] = [];
  for (const [name, importer] of seen) {
    const { file, css = [] } = manifest[name] ?? { file: '' };
    const texts = await Promise.all([file, ...css].map((path) => readFile(join(clientDir, path), 'utf8')));
    if (name.includes('@mantine') || texts.some((text) => mantineMarks.test(text)))
      found.push(`Mantine reaches the pages of the shop: it is in ${file}, loaded by ${importer ?? name}`);
  }
  return found;
}

function isShopPage(name: string): boolean {
  return /^src\/web\/pages\/(shop|seiten)\//.test(name);
}

await main();

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  budget,
  clientDir,
  commonModules,
  type FileWeight,
  isPublicPage,
  kilobytesOf,
  type Manifest,
  readManifest,
  weighPublicPages,
} from './page-weight.ts';

/** Number of largest files that a failure lists. */
const named = 8;

/** Marks of Mantine in a chunk or style sheet that minification keeps: class names and custom properties. */
const mantineMarks = /@mantine\/|--mantine-|["'`. ]mantine-|data-mantine-/;

/** Checks each public page of the build against the size budget (docs/measurements.md). */
async function main(): Promise<void> {
  const pages = await weighPublicPages();
  const complaints = [
    ...pages.flatMap(({ page, js, css }) => [
      ...tooHeavy(`${page} loads JavaScript`, js, budget.js),
      ...tooHeavy(`${page} loads CSS`, css, budget.css),
    ]),
    ...(await findMantine()),
    ...findCircles(await readManifest()),
  ];
  console.log(`kB, brotli      JavaScript (≤ ${budget.js})   CSS (≤ ${budget.css})`);
  for (const { page, js, css } of pages)
    console.log(`${page.padEnd(28)}${shown(js).padStart(6)}${shown(css).padStart(12)}`);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log('No public page loads Mantine, and no chunks import each other.');
}

function shown(files: FileWeight[]): string {
  return kilobytesOf(files).toFixed(1);
}

function tooHeavy(what: string, files: FileWeight[], most: number): string[] {
  const sum = kilobytesOf(files);
  if (sum <= most) return [];
  const largest = files
    .slice(0, named)
    .map(({ file, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  return [
    `${what}: ${sum.toFixed(1)} kB, ${(sum - most).toFixed(1)} kB above the budget of ${most} kB (brotli). The largest of ${files.length} files:`,
    ...largest,
  ];
}

/** Checks every file that a shop page can load, also lazily, except those that only back office pages import. */
async function findMantine(): Promise<string[]> {
  const manifest = await readManifest();
  const seen = new Map<string, string | undefined>();
  const visit = (name: string, importer: string | undefined) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || name.includes('/verwaltung/')) return;
    seen.set(name, importer);
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(imported, name);
  };
  for (const name of [...commonModules, ...Object.keys(manifest).filter(isPublicPage)])
    visit(name, undefined);

  const found: string[] = [];
  for (const [name, importer] of seen) {
    const { file, css = [] } = manifest[name] ?? { file: '' };
    const texts = await Promise.all([file, ...css].map((path) => readFile(join(clientDir, path), 'utf8')));
    if (name.includes('@mantine') || texts.some((text) => mantineMarks.test(text)))
      found.push(`Mantine reaches the pages of the shop: it is in ${file}, loaded by ${importer ?? name}`);
  }
  return found;
}

/** The groups of vite.config.ts could make chunks import each other; then a module may run before what it needs. */
function findCircles(manifest: Manifest): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: string[]) => {
    if (path.includes(name)) found.push(`Chunks import each other: ${[...path, name].join(' → ')}`);
    if (path.includes(name) || done.has(name)) return;
    for (const imported of manifest[name]?.imports ?? []) visit(imported, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
  return found;
}

await main();

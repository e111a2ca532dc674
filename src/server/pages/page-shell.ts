import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '#shared/rendered-page.ts';
import { earlyScript } from './early-script.ts';

/** Puts a rendered page into the HTML document. `files` are the modules whose styles and chunks the page needs. */
export type PageShell = (page: Extract<RenderedPage, { kind: 'page' }>) => Promise<string>;

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, Chunk>;

const startFile = 'src/app/web/start.ts';
const entryFile = 'src/app/web/entry-client.tsx';
/** The subset font of headings; pages with other letters load the whole font themselves. */
const fontFile = 'src/web/styles/fraunces-deutsch.woff2';

/**
 * The document of the built pages. It contains the CSS of exactly this page (measured: largest paint on a
 * phone 1.1 s instead of 2.3 s). The chunks that hydrate the page are in a template, where nothing is
 * fetched, until `start.ts` takes them out; so are its style sheets as disabled links, so that the bundler
 * does not load them again.
 */
export async function builtShell(clientDir: string, templateFile: string): Promise<PageShell> {
  const template = await readFile(templateFile, 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const styles = await readStyles(clientDir, manifest);
  const font = `<link rel="preload" href="/${manifest[fontFile]?.file}" as="font" type="font/woff2" crossorigin>`;
  const start = startTags(manifest);

  return async ({ head, body, state, files }) => {
    const chunks = chunksOf(manifest, [entryFile, ...files]);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const inlined = css.map((file) => `<style>${styles.get(file)}</style>`);
    // Outside the template, Chromium's preload scanner would fetch these although they are disabled.
    const loaded = css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    const preloads = chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
    return fill(template, {
      head: head + font + inlined.join(''),
      body,
      state,
      scripts: `<template id="later">${[...loaded, ...preloads].join('')}</template>${start}`,
    });
  };
}

/** The script that starts the page and preloads of its imports. It waits for the page's pictures. */
function startTags(manifest: Manifest): string {
  const script = manifest[startFile]?.file;
  const imported = chunksOf(manifest, [startFile]).filter(({ file }) => file !== script);
  return [
    ...imported.map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    `<script type="module" src="/${script}" fetchpriority="low"></script>`,
  ].join('');
}

/** Replaces the placeholders of `index.html`. With functions, because texts may contain `$`. */
export function fill(
  template: string,
  parts: { head: string; body: string; state: string; scripts: string },
): string {
  return template
    .replace('<!--early-->', () => `<script>${earlyScript}</script>`)
    .replace('<!--head-->', () => parts.head)
    .replace('<!--app-->', () => parts.body)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${parts.state}</script>`)
    .replace('<!--scripts-->', () => parts.scripts);
}

async function readStyles(clientDir: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const),
    ),
  );
}

/** The chunks of these modules and of all their imports, each once, dependencies in order. */
export function chunksOf(manifest: Manifest, names: string[]): Chunk[] {
  const seen = new Set<string>();
  const found: Chunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.push(chunk);
  };
  for (const name of names) visit(name);
  return found;
}

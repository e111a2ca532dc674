import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Modules that shop pages share, grouped: otherwise they would be some forty chunks, each compressed
 * separately: 6 kB more on every page (docs/decisions/043-no-surgery-on-libraries.md). What only some pages
 * need has a chunk of its own, so that the others do without it.
 */
const shopChunks = [
  {
    name: 'vendor',
    // Lists that load more and more, and several queries at a time, are in the back office only.
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*([iI]nfiniteQuery|[qQ]ueries)(Observer)?\.)/,
    priority: 2,
  },
  // Separate, because the small script that starts a page needs it without the rest of the shop's code.
  { name: 'preload', test: /preload-helper|rolldown|load-anew/, priority: 3 },
  // The header of the signed-in needs this without the forms.
  chunk(
    'signing',
    /layouts[\\/]header[\\/](use-sign-out|user-links)\.|features[\\/]auth[\\/](calls|web[\\/]sign-in)\./,
  ),
  pageChunk(
    'konto',
    /features[\\/]auth[\\/](register|start-seite|password-strength|web[\\/]shop)|ui[\\/]shop[\\/]form[\\/](field|field-errors|text-area|password-field|submit-button|use-shop-form)\./,
  ),
  // What forms read besides the keys that are pressed, what is kept of it, and the reader of e-mail addresses: most
  // pages do without them.
  chunk(
    'formular',
    /ui[\\/]shop[\\/]form[\\/]use-(typed-early|silently-filled)\.|entwurf[\\/](entwurf-store|use-entwurf)\./,
  ),
  chunk('email', /shared[\\/]email-/),
  // What only the pages of orders and withdrawals read of answers.
  chunk('antworten', /shared[\\/]wire[\\/]more-readers\./),
  // What the checkout's first step and its later ones share, with the ways to pay.
  chunk(
    'kasse',
    /features[\\/](kasse|auftrag|zahlarten|lieferung)[\\/](.*[\\/])?(zahlwege|vorkasse|online|abholung|versandart|kasse-versand-schritt|kasse-entwurf|anschrift|kasse\.queries|use-kasse-felder|use-adress-regeln|use-show-steps|kasse\.module|kasse-schritt(\.module)?)\.(tsx?|css)$|features[\\/]kasse[\\/]calls\.ts$/,
  ),
  // The owner's pictures, which home and 'Das sind wir' have.
  chunk('laden-bild', /bild[\\/]web[\\/]shop[\\/]laden-bild\./),
  // The start page and the list show products; the page of one does without.
  pageChunk('produktliste', /portfolio[\\/]((read-)?produktliste\.|web[\\/]shop[\\/]produktliste[\\/])/),
  // The cart and orders need only pictures and words of a product.
  pageChunk(
    'produkte',
    /features[\\/](portfolio|bild)[\\/](?!([^\\/]+[\\/])?(bild-adresse|parse-laden-bild|grundpreis|has-preis|(read-)?verfuegbarkeit|read-liefertage))|ui[\\/]shop[\\/](picture[\\/](lazy-picture|near-viewport)|chip|rendering[\\/]json-ld)\./,
  ),
  pageChunk(
    'shop',
    /src[\\/](web[\\/](ui[\\/]shop|api)|app[\\/]web[\\/]layouts|shared|features[\\/](portfolio|bild|auth|lieferung|einstellung(?!.*(beispiel-hinweis|keine-fassung))))[\\/]|features[\\/]zahlarten[\\/]zahlart\.|features[\\/]cart[\\/]web[\\/](.*[\\/])?(guest-cart|cart-link)\b/,
  ),
];

function pageChunk(name: string, test: RegExp) {
  return chunk(
    (id: string, modules: Rolldown.ChunkingContext) => (isSharedByPages(id, modules) ? name : null),
    test,
  );
}

/** Without what its modules import, which would bring a page parts that only others need. */
function chunk(name: Rolldown.CodeSplittingGroup['name'], test: RegExp) {
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}

/**
 * These do nothing when they are loaded. Router and app import some for the server only (`dataOf`, previews);
 * without this rule every page would load their chunks.
 */
const onlyForUse = {
  test: /src[\\/]features[\\/].*(queries|calls|laden-bild-vorschau)\.ts$/,
  sideEffects: false,
};

/** Its door loads a reader for every kind of code; unused ones are left out, three quarters of the whole. */
const fewReaders = { test: /node_modules[\\/]@zxing[\\/]library[\\/]/, sideEffects: false };

/** Whether every page of the shop loads this module, or at least two; parts that are loaded later do not count. */
function isSharedByPages(id: string, modules: Rolldown.ChunkingContext): boolean {
  const pages = [...importersOf(id, modules)].filter((importer) => pageOfShop.test(importer));
  return pages.length > 1 || pages.some((page) => page.endsWith('entry-client.tsx'));
}

/** The start of every page has loaded these: naming them again for each lazy part is 0.2 kB on all pages. */
function isNotThere(chunk: string): boolean {
  return !/^assets\/(vendor|shop|preload|rolldown-runtime)-/.test(chunk);
}

const pageOfShop = /[\\/](entry-client|pages[\\/](shop|seiten)[\\/]([^\\/]+[\\/])*[^\\/]+-page)\.tsx$/;

/** The module itself and all that import it, directly or through others. */
function importersOf(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  if (!seen.has(id)) {
    seen.add(id);
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) importersOf(importer, modules, seen);
  }
  return seen;
}

/** The big libraries gain nothing from `secondLook`, and the back office has no budget: its build stays short. */
const withoutIt = /[\\/](@mantine|react-dom|recharts|@zxing|verwaltung)[\\/]/;

/** The bundler's own minifier leaves in what a second one takes out: 1 kB on every page of the shop. */
const secondLook: Plugin = {
  name: 'second-look',
  apply: ({ build }) => !build?.ssr,
  async renderChunk(code, { moduleIds }) {
    if (moduleIds.some((id) => withoutIt.test(id))) return null;
    const { code: smaller } = await minify(code, { module: true, compress: { passes: 3 }, mangle: false });
    return smaller ? { code: smaller } : null;
  },
};

/**
 * The built name of a class or an animation of a CSS module: its file and its place there. The names of the source
 * would be 0.9 kB of CSS and scripts (brotli) on every page.
 */
function shortName(name: string, file: string, css: string): string {
  const names = Array.from(css.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g), ([, one]) => one);
  const place = [...new Set(names)].indexOf(name);
  if (place < 0) throw new Error(`${file}: '${name}' is neither a class nor an animation.`);
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `_${hash.slice(0, 5)}${place.toString(36)}`;
}

// Two builds from one file: the browser's chunks with a manifest, and (`--ssr`) the module that renders pages.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), secondLook],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'src/web/public',
  // The server must use React's production build, whatever NODE_ENV is, so everything is bundled.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: !isSsrBuild,
    // Every browser that supports these modules supports preloading them.
    modulePreload: { polyfill: false, resolveDependencies: (_, chunks) => chunks.filter(isNotThere) },
    rollupOptions: {
      input: isSsrBuild
        ? 'src/app/web/entry-server.tsx'
        : ['src/app/web/start.ts', 'src/app/web/entry-client.tsx'],
      output: isSsrBuild ? {} : { codeSplitting: { groups: shopChunks } },
      treeshake: { moduleSideEffects: [onlyForUse, fewReaders] },
      checks: { bundlerTimings: false },
    },
  },
}));

import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/**
 * Modules that shop pages share, grouped: otherwise they would be some forty chunks, each compressed separately: 6 kB
 * more on every page (docs/decisions/043-no-surgery-on-libraries.md).
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
  {
    name: (id: string, modules: Rolldown.ChunkingContext) => (isLoadedByShop(id, modules) ? 'shop' : null),
    test: /src[\\/](web[\\/](ui[\\/]shop|layouts|api)|shared|features[\\/](cart[\\/]web[\\/](guest-cart|shop[\\/]cart-link-view)|portfolio|auth|einstellung(?!.*(rechtstext|gewaehrleistung|beispiel-hinweis|keine-fassung))))[\\/]/,
    minShareCount: 2,
  },
];

/**
 * Calls and queries do nothing when they are loaded. The router imports some for the server only (`dataOf`); without this rule
 * every page would load their chunks.
 */
const onlyForUse = { test: /src[\\/]features[\\/].*(queries|calls)\.ts$/, sideEffects: false };

/** Whether the shop imports this module; modules that only back office pages share must not be in the shop's chunks. */
function isLoadedByShop(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id) || id.includes('/verwaltung/')) return false;
  seen.add(id);
  const { isEntry = false, importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  return (
    isEntry ||
    dynamicImporters.length > 0 ||
    importers.some((importer) => isLoadedByShop(importer, modules, seen))
  );
}

// Two builds from one file: the browser's chunks with a manifest, and (`--ssr`) the module that renders pages.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'src/web/public',
  // The server must use React's production build, whatever NODE_ENV is, so everything is bundled.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: !isSsrBuild,
    // Every browser that supports these modules supports preloading them.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : ['src/web/start.ts', 'src/web/entry-client.tsx'],
      output: isSsrBuild ? {} : { codeSplitting: { groups: shopChunks } },
      treeshake: { moduleSideEffects: [onlyForUse] },
      checks: { bundlerTimings: false },
    },
  },
}));

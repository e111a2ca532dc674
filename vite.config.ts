import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { leaveOutMessages } from './scripts/leave-out-messages.ts';
import { leaveOutUnused } from './scripts/leave-out-unused.ts';

/**
 * Small shared modules would become dozens of chunks, each compressed apart; measured on /products, two larger ones
 * are 7 kB less.
 */
const shopChunks = [
  {
    name: 'vendor',
    // These hooks are the back office's alone.
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*(useMutation|mutationObserver|useQueries|queriesObserver)\.js$)/,
    priority: 2,
  },
  // Apart, because the small script that starts a page needs it and must not pull the shop's code along.
  { name: 'preload', test: /preload-helper|rolldown|load-anew/, priority: 3 },
  {
    name: (id: string, modules: Rolldown.ChunkingContext) => (isLoadedByShop(id, modules) ? 'shop' : null),
    test: /src[\\/](web[\\/](ui[\\/]shop|layouts|api|pages[\\/]shop[\\/]add-slot)|shared|features[\\/](portfolio|auth)[\\/])|shop\.config/,
    minShareCount: 2,
  },
];

/** Whether somebody besides the back office imports this module; what only the back office shares must not burden the shop. */
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

/** The developer tools of React find no production build worth looking into. */
const global_defs = { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined };
const terserOptions = {
  module: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 4, unsafe_arrows: true, unsafe_methods: true, global_defs },
} as const;

const production = { 'process.env.NODE_ENV': '"production"' };
/** What the libraries ask about in code that also runs elsewhere. */
const browser = { 'typeof window': '"object"', 'typeof document': '"object"' };

// Two builds from one file: the browser's chunks with a manifest, and (`--ssr`) the one module that renders pages.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [leaveOutUnused(), leaveOutMessages()] : [])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'src/web/public',
  // The server's own React must be the production one, whatever NODE_ENV says, so everything is bundled.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { ...production, ...(isSsrBuild ? {} : browser) } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Terser's result is 1 kB smaller on /products after compression than that of the default.
    minify: isSsrBuild ? false : 'terser',
    terserOptions,
    // Every browser that runs these modules knows how to preload them.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : ['src/web/start.ts', 'src/web/entry-client.tsx'],
      output: isSsrBuild ? {} : { codeSplitting: { groups: shopChunks } },
      checks: { bundlerTimings: false },
    },
  },
}));

import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * What Node runs: the shop, and the processes that it starts; `open-shop` is for tests that open several in
 * one process. What some of them need is a chunk that they share.
 */
export const shopEntries = [
  'src/app/server/main.ts',
  'src/app/server/open-shop.ts',
  'src/**/*-{process,thread}.ts',
];

/** Packages of many small modules, which every start would look up one by one; all others stay outside. */
const inside = ['kysely', 'zod', 'fastify-type-provider-zod'];

/** Bundles our own sources for the server into `dist/shop`, readable: without spaces it is hardly smaller in memory. */
export async function bundleShop(): Promise<void> {
  const files = await Array.fromAsync(glob(shopEntries, { cwd: root }));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: inside },
    build: {
      ssr: true,
      outDir: 'dist/shop',
      emptyOutDir: true,
      target: 'esnext',
      // Logged errors name the sources.
      sourcemap: true,
      reportCompressedSize: false,
      rollupOptions: {
        // An entry has the path of its source, as `programFile` expects.
        input: Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.ts$/g, ''), join(root, file)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
        checks: { bundlerTimings: false },
      },
    },
  });
}

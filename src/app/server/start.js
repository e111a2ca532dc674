// The start of the built shop, which is a bundle (`scripts/bundle-shop.ts`). JavaScript on purpose: compiled
// code is kept from start to start, but only for modules loaded after this line, and a TypeScript entry would
// be compiled before it. Measured: half the time to the first answer and 22 MB less memory.
//
// The allocator reads its variables before any program runs, so the process takes its own place once, with them
// (ADR 106): same number, same parent, same output. Who sets one of them decides alone.
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';

if (
  process.platform === 'linux' &&
  // The line to a parent would be cut.
  !process.connected &&
  !('MALLOC_ARENA_MAX' in process.env || 'MALLOC_TRIM_THRESHOLD_' in process.env)
) {
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
  const { execPath, execArgv, argv, env } = process;
  try {
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...allocator });
  } catch {
    // Where programs may not be started the shop takes more memory.
  }
}

enableCompileCache(join(import.meta.dirname, '../../../dist/compile-cache'));
// Logged errors name the sources of the bundle. Measured: no more memory after the first page.
setSourceMapsSupport(true);
// A computed name, because the checks read imports of the sources, and the bundle is none.
await import(new URL('../../../dist/shop/app/server/main.js', import.meta.url).href);

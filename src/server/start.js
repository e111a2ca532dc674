// The start of the built shop. JavaScript on purpose: compiled code is kept from start to start, but only for modules
// loaded after this line, and a TypeScript entry would be compiled before it. Measured: half the time to the first
// answer and 22 MB less memory.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../dist/compile-cache'));
await import('./main.ts');

import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the project, from the sources and from the bundle. */
export const root = dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname);

const isBundle = !import.meta.filename.endsWith('.ts');

/**
 * The file that a process of its own runs, named by its path in `src` without extension: a source while the
 * sources run, an entry of the bundle while the bundle runs (`scripts/bundle-shop.ts`).
 */
export function programFile(name: string): string {
  return isBundle ? join(root, 'dist/shop', `${name}.js`) : join(root, 'src', `${name}.ts`);
}

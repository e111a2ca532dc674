import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** A node of a syntax tree; which fields it has depends on its type. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * A source file with the files that it imports, both relative to the base folder. A module of Node stays as
 * it is written.
 */
export type Source = { file: string; text: string; imports: string[]; readTree: () => Node };

const resolver = new ResolverFactory({
  conditionNames: ['node', 'import'],
  extensions: ['.ts', '.tsx', '.js', '.json'],
});

/** Parses each source once. Its tree is a copy out of the parser's memory, so it is read only if it is asked for. */
export function readSources(baseDir: string, folders: string[]): Source[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`);
  return globSync(patterns, { cwd: baseDir }).map((path) => {
    const file = path.replaceAll('\\', '/');
    const text = readFileSync(join(baseDir, file), 'utf8');
    const parsed = parseSync(file, text);
    const [error] = parsed.errors;
    if (error) throw new Error(`${file}: ${error.message}`);
    const imports = [...new Set(specifiersOf(parsed, text))].map((name) => resolve(baseDir, file, name));
    return { file, text, imports, readTree: () => parsed.program as unknown as Node };
  });
}

/** What a file imports or exports again, types included, and `import('…')` with a constant. */
function specifiersOf({ module }: ParseResult, text: string): string[] {
  const again = module.staticExports.flatMap(({ entries }) => entries);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...again.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, constant] = /^['"`]([^$]*)['"`]$/.exec(text.slice(start, end)) ?? [];
      return constant ?? [];
    }),
  ];
}

/** A package that is not installed, or has only types, is still one. */
function resolve(baseDir: string, file: string, name: string): string {
  const { path } = resolver.sync(dirname(join(baseDir, file)), name);
  if (path !== undefined) return relative(baseDir, path).replaceAll('\\', '/');
  return /^(\.|#|node:)/.test(name) ? name : `node_modules/${name}/`;
}

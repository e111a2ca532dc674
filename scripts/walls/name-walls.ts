import type { Node, Source } from './read-sources.ts';

/** Who may mean a name that a file exports: code of the server, of the shop’s pages, of the back office. */
const audiences: [path: RegExp, audience: string][] = [
  [/^src\/(app\/server|server|features\/[^/]+\/server)\//, 's'],
  [/^src\/web\/ui\/shop\/|\/web\/shop\/|^src\/app\/web\/(layouts|pages\/(shop|seiten))\//, 'p'],
  [/^src\/web\/ui\/verwaltung\/|\/verwaltung\//, 'v'],
  [/^src\/(app\/web|web|features\/[^/]+\/web)\//, 'pv'],
  [/^src\//, 'spv'],
];
/** Steps of the schema are found by their file. */
const named = /\.test\.tsx?$|\/server\/index\.ts$|^src\/server\/db\/migrations\//;

/**
 * The wall `one-name-for-one-thing`: no two files export functions, classes or constants of one name that the
 * same reader could mean. A line for each name, with its files.
 */
export function findDoubleNames(sources: Source[]): string[] {
  const exported = new Map<string, { file: string; audience: string }[]>();
  for (const { file, readTree } of sources.filter(
    ({ file }) => file.startsWith('src/') && !named.test(file),
  )) {
    const audience = audiences.find(([path]) => path.test(file))?.[1] ?? '';
    for (const name of exportedNames(readTree()))
      exported.set(name, [...(exported.get(name) ?? []), { file, audience }]);
  }
  return [...exported].flatMap(([name, places]) => {
    const files = places.filter((one) => places.some((other) => other !== one && isSharedBy(one, other)));
    return files.length > 0
      ? [
          `one-name-for-one-thing: ${name} → ${files
            .map(({ file }) => file)
            .sort()
            .join(', ')}`,
        ]
      : [];
  });
}

function isSharedBy(one: { audience: string }, other: { audience: string }): boolean {
  return [...one.audience].some((letter) => other.audience.includes(letter));
}

function exportedNames(program: Node): string[] {
  return (program.body as Node[]).flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return [];
    const { id, declarations } = declaration as { id?: Node; declarations?: Node[] };
    if (/^TS/.test((declaration as Node).type)) return [];
    return (declarations?.map((one) => one.id as Node) ?? [id]).map((one) => String(one?.name));
  });
}

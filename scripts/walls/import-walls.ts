import type { Source } from './read-sources.ts';

/** Regular expressions of paths; of several one has to match. */
type Place = { path?: string | string[]; pathNot?: string | string[] };

/** Forbids imports from one place to another. `$1` in `to` is the first group of what `from.path` matched. */
export type Wall = { name: string; comment: string; from: Place; to: Place & { circular?: boolean } };

type Imported = { from: string; to: string };

/** Imports that break a wall, one line each: wall, from, to. */
export function findBrokenWalls(sources: Source[], walls: Wall[]): string[] {
  const circular = circularImports(sources);
  return walls.flatMap((wall) => {
    const found = wall.to.circular ? circular : importsThrough(sources, wall);
    return found.map(({ from, to }) => `${wall.name}: ${from} → ${to}`);
  });
}

function importsThrough(sources: Source[], { from, to }: Wall): Imported[] {
  return sources.flatMap(({ file, imports }) => {
    const match = matchOf(file, from);
    if (!match) return [];
    const place = { path: filled(to.path, match), pathNot: filled(to.pathNot, match) };
    return imports.filter((path) => matchOf(path, place)).map((path) => ({ from: file, to: path }));
  });
}

/** The match of a path that lies in a place; a place without `path` is everywhere. */
function matchOf(path: string, place: Place): RegExpExecArray | undefined {
  if (place.pathNot !== undefined && patternOf(place.pathNot).test(path)) return undefined;
  return patternOf(place.path ?? '').exec(path) ?? undefined;
}

const patterns = new Map<string, RegExp>();

function patternOf(expressions: string | string[]): RegExp {
  const source = [expressions].flat().join('|');
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

/** A group that took no part in the match is replaced by an expression that matches nothing. */
function filled(expressions: Place['path'], [, group]: RegExpExecArray): Place['path'] {
  if (expressions === undefined) return undefined;
  const text = group === undefined ? '(?!)' : RegExp.escape(group);
  return [expressions].flat().map((one) => one.replaceAll('$1', () => text));
}

/** The imports that lie on a way from a file back to itself. */
function circularImports(sources: Source[]): Imported[] {
  const left = new Map(sources.map(({ file, imports }) => [file, imports]));
  // What imports nothing of the rest leads nowhere, and so on.
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [file, imports] of left) if (!imports.some((path) => left.has(path))) left.delete(file);
  }
  return [...left].flatMap(([from, imports]) =>
    imports.filter((to) => reachedFrom(to, left).has(from)).map((to) => ({ from, to })),
  );
}

/** A file, and all that it imports at once or through others. */
function reachedFrom(file: string, imports: Map<string, string[]>): Set<string> {
  const reached = new Set([file]);
  // A set is walked to what is added on the way, too.
  for (const one of reached) for (const path of imports.get(one) ?? []) reached.add(path);
  return reached;
}

/** Permissions that no import needs any more: a table of what areas use is read as what they use. */
export function findIdleUses(sources: Source[], uses: Record<string, string[]>): string[] {
  const areaOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  const used = new Set(
    sources
      .filter(({ file }) => !/\.test\.tsx?$/.test(file))
      .flatMap(({ file, imports }) => imports.map((path) => `${areaOf(file)} → ${areaOf(path)}`)),
  );
  const permitted = Object.entries(uses).flatMap(([area, others]) =>
    others.map((other) => `${area} → ${other}`),
  );
  return permitted.filter((one) => !used.has(one)).map((one) => `uses-are-needed: ${one}`);
}

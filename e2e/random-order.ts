import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { Project } from '@playwright/test';

const parts = 6;

/**
 * The projects in parts, each with some of the files, in an order made from `seed`: shows whether a test
 * needs another one before it in the same worker. Playwright itself always runs files by their names.
 */
export function inRandomOrder(projects: Project[], seed: string): Project[] {
  const rank = (what: string) => createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE();
  const files = globSync('**/*.spec.ts', { cwd: import.meta.dirname }).sort();
  const partsOf = projects.flatMap((project) =>
    Array.from({ length: parts }, (_, part) => ({
      ...project,
      testMatch: files.filter(
        (file) => rank(file) % parts === part && (project.name === 'betrieb') === file.startsWith('betrieb'),
      ),
    })),
  );
  return partsOf
    .filter(({ testMatch }) => testMatch.length > 0)
    .map((project, index) => ({ project, rank: rank(String(index)) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ project }) => project);
}

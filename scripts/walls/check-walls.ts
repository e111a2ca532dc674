import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBareTexts } from './bare-text.ts';
import { findLostFocus } from './focus-walls.ts';
import { findBrokenWalls, findIdleUses } from './import-walls.ts';
import { findLongLines } from './line-walls.ts';
import { findDoubleNames } from './name-walls.ts';
import { readSources } from './read-sources.ts';
import { findBrokenRooms } from './room-walls.ts';
import { findBrokenSourceWalls } from './source-walls.ts';
import { folders, uses, walls } from './walls.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root, folders);
const files = globSync(
  folders.map((folder) => `${folder}/**`),
  { cwd: root, withFileTypes: true },
)
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root, exclude: ['docs/licences.md'] }).map(
  (file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }),
);
const broken = [
  ...findBrokenWalls(sources, walls),
  ...findBrokenSourceWalls(sources),
  ...findBareTexts(sources),
  ...findLostFocus(sources),
  ...findBrokenRooms(files),
  ...findIdleUses(sources, uses),
  ...findDoubleNames(sources),
  ...findLongLines([...sources, ...pages]),
];
for (const line of broken) console.error(line);
console.log(
  broken.length === 0 ? 'All walls stand.' : `${broken.length} places go through a wall (see scripts/walls).`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

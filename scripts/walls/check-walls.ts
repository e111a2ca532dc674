import { join } from 'node:path';
import { findBareTexts } from './bare-text.ts';
import { findBrokenWalls } from './import-walls.ts';
import { readSources } from './read-sources.ts';
import { findBrokenSourceWalls } from './source-walls.ts';
import { folders, walls } from './walls.ts';

const sources = readSources(join(import.meta.dirname, '..'), folders);
const broken = [
  ...findBrokenWalls(sources, walls),
  ...findBrokenSourceWalls(sources),
  ...findBareTexts(sources),
];
for (const line of broken) console.error(line);
console.log(
  broken.length === 0
    ? 'All walls stand.'
    : `${broken.length} places go through a wall (see scripts/walls/walls.ts and scripts/walls/source-walls.ts).`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

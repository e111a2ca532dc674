import { join } from 'node:path';
import { findBrokenSourceWalls } from './source-walls.ts';
import { findBrokenWalls, folders } from './walls.ts';

const baseDir = join(import.meta.dirname, '..');
const broken = [
  ...(await findBrokenWalls(baseDir, folders)),
  ...(await findBrokenSourceWalls(baseDir, folders)),
];
for (const line of broken) console.error(line);
console.log(
  broken.length === 0
    ? 'All walls stand.'
    : `${broken.length} places go through a wall (see scripts/walls.ts and scripts/source-walls.ts).`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

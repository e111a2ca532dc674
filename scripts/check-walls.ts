import { join } from 'node:path';
import { findBrokenWalls } from './walls.ts';

const broken = await findBrokenWalls(join(import.meta.dirname, '..'), ['src', 'demo']);
for (const line of broken) console.error(line);
console.log(
  broken.length === 0
    ? 'All walls stand.'
    : `${broken.length} imports go through a wall (see scripts/walls.ts).`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

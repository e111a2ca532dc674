import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBild } from '#features/portfolio/server/index.ts';
import { masterFile, type PreparedIndex, preparedDir } from '../demo/prepared-pictures.ts';
import { demoProdukte } from '../demo/produkte.ts';

/** Makes the kept forms of all demo pictures anew: run it when one of them changed. */
async function prepareDemoPictures(): Promise<void> {
  await rm(preparedDir, { recursive: true, force: true });
  await mkdir(preparedDir, { recursive: true });
  const index: PreparedIndex = {};
  for (const name of demoProdukte.flatMap(({ slug }) => [1, 2, 3].map((number) => `${slug}-${number}`))) {
    const { varianten, ...entry } = await prepareBild(await readFile(masterFile(name)));
    index[name] = entry;
    for (const { breite, format, daten } of varianten) {
      await writeFile(join(preparedDir, `${name}-${breite}.${format}`), daten);
    }
    console.log(name);
  }
  await writeFile(join(preparedDir, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}

await prepareDemoPictures();

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { zwischenBreitenOf } from '#features/bild/bild-adresse.ts';
import { zwischenMasse } from '#features/bild/bild-masse.ts';
import type { BildVariante, PreparedBild } from '#features/bild/prepared-bild.ts';
import { prepareBild, prepareForm } from '#features/bild/server/index.ts';
import {
  type SitePictureName,
  sitePictureFile,
  sitePictures,
  sitePictureWidths,
} from '#shared/site-pictures.ts';
import {
  hashOf,
  masterFile,
  type PreparedIndex,
  preparedDir,
  sitePictureIndex,
} from '../demo/prepared-pictures.ts';
import { demoProdukte } from '../demo/produkte.ts';

const publicDir = join(import.meta.dirname, '../src/web/public');
/** Twice the effort of an upload: a quarter smaller, and no user waits. */
const avif = { quality: 55, effort: 4 };

/** Prepares all demo pictures again: run it when one of them changed. */
async function prepareDemoPictures(): Promise<void> {
  await rm(preparedDir, { recursive: true, force: true });
  await mkdir(preparedDir, { recursive: true });
  const index: PreparedIndex = {};
  for (const name of demoProdukte.flatMap(({ slug }) => [1, 2, 3].map((number) => `${slug}-${number}`))) {
    const bild = await prepareBild(await readFile(masterFile(name)));
    const { varianten, ...entry } = bild;
    index[name] = entry;
    for (const { breite, format, daten } of [...varianten, ...(await prepareBetween(bild))]) {
      await writeFile(join(preparedDir, `${name}-${breite}.${format}`), daten);
    }
    console.log(name);
  }
  await writeFile(join(preparedDir, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}

/** The intermediate widths that the shop otherwise makes on first request, made in the same way. */
async function prepareBetween(bild: PreparedBild): Promise<BildVariante[]> {
  const widest = bild.varianten.filter(({ format }) => format === 'webp').at(-1);
  const masse = zwischenBreitenOf(bild.breite).map((breite) => zwischenMasse(bild, breite));
  const made = masse.map(async (form) => {
    if (!widest || !form) return [];
    const daten = await prepareForm(widest.daten, { ...form, format: 'avif' });
    return [{ breite: form.breite, format: 'avif' as const, daten }];
  });
  return (await Promise.all(made)).flat();
}

/** The site's pictures in their widths and formats, and one for link previews. */
async function prepareSitePictures(): Promise<void> {
  const out = join(publicDir, 'pictures');
  await mkdir(out, { recursive: true });
  const index: Record<string, string> = {};
  for (const name of Object.keys(sitePictures) as SitePictureName[]) {
    const master = await readFile(masterFile(name));
    index[name] = hashOf(master);
    for (const width of sitePictureWidths) {
      const resized = sharp(master).resize(width);
      const file = (format: string) => join(out, sitePictureFile(name, width, format));
      await resized.clone().avif(avif).toFile(file('avif'));
      await resized.clone().webp({ quality: 78 }).toFile(file('webp'));
    }
    console.log(name);
  }
  await sharp(masterFile('hero')).resize(1200, 630).jpeg({ quality: 80 }).toFile(join(publicDir, 'og.jpg'));
  await writeFile(sitePictureIndex, `${JSON.stringify(index, null, 2)}\n`);
}

await prepareSitePictures();
await prepareDemoPictures();

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zwischenBreitenOf } from '#features/bild/bild-adresse.ts';
import { zwischenMasse } from '#features/bild/bild-masse.ts';
import type { BildVariante, PreparedBild } from '#features/bild/prepared-bild.ts';
import { prepareBild, prepareForm } from '#features/bild/server/index.ts';
import { demoBilder, masterFile, type PreparedIndex, preparedDir } from '../demo/prepared-pictures.ts';

/** Prepares all demo pictures again: run it when one of them changed. */
async function prepareDemoPictures(): Promise<void> {
  await rm(preparedDir, { recursive: true, force: true });
  await mkdir(preparedDir, { recursive: true });
  const index: PreparedIndex = {};
  for (const { name, file, schnitt } of demoBilder()) {
    const bild = await prepareBild(await readFile(masterFile(file)), schnitt);
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

await prepareDemoPictures();

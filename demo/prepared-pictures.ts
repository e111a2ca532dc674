import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bildFormate, breitenOf } from '#features/bild/bild-adresse.ts';
import type { PreparedBild } from '#features/bild/prepared-bild.ts';
import { prepareBild } from '#features/bild/server/index.ts';
import { root } from '#server/own-process/program-files.ts';

/**
 * The demo's prepared pictures: made by `npm run demo:pictures` and part of the repository, because preparing
 * 33 of them at the first start takes about half a minute. See docs/decisions/009-prepared-demo-pictures.md.
 */
export const picturesDir = join(root, 'demo/pictures');
export const preparedDir = join(picturesDir, 'prepared');

/** The hashes of the pictures from which those in `src/web/public/pictures` were made, by name. */
export const sitePictureIndex = join(picturesDir, 'site-pictures.json');

/** The content of `index.json`: the data of each picture, by its file name without extension. */
export type PreparedIndex = Record<string, Omit<PreparedBild, 'varianten'>>;

export function masterFile(name: string): string {
  return join(picturesDir, `${name}.webp`);
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export async function readIndex(): Promise<PreparedIndex> {
  const file = join(preparedDir, 'index.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** The picture `name`; prepared now if its file is newer than the prepared variants. */
export async function readDemoBild(name: string, index: PreparedIndex): Promise<PreparedBild> {
  const master = await readFile(masterFile(name));
  const entry = index[name];
  if (entry?.hash !== hashOf(master)) return prepareBild(master);
  const wanted = bildFormate.flatMap((format) =>
    breitenOf(entry.breite, format).map((breite) => ({ breite, format })),
  );
  const varianten = wanted.map(async ({ breite, format }) => ({
    breite,
    format,
    daten: await readFile(join(preparedDir, `${name}-${breite}.${format}`)),
  }));
  return { ...entry, varianten: await Promise.all(varianten) };
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bildFormate, breitenOf } from '#features/bild/bild-adresse.ts';
import type { Masse } from '#features/bild/bild-masse.ts';
import {
  type LadenBildPlatz,
  ladenBildPlaetze,
  type SchnittName,
  schnitte,
} from '#features/bild/laden-bild.ts';
import type { PreparedBild } from '#features/bild/prepared-bild.ts';
import { bildHash, prepareBild } from '#features/bild/server/index.ts';
import { root } from '#server/own-process/program-files.ts';
import { demoProdukte } from './produkte.ts';

/**
 * The demo's prepared pictures: made by `npm run demo:pictures` and part of the repository, because preparing
 * 37 of them at the first start takes about half a minute. See docs/decisions/009-prepared-demo-pictures.md.
 */
export const picturesDir = join(root, 'demo/pictures');
export const preparedDir = join(picturesDir, 'prepared');

/** The content of `index.json`: the data of each picture, by its file name without extension. */
export type PreparedIndex = Record<string, Omit<PreparedBild, 'varianten'>>;

export function masterFile(name: string): string {
  return join(picturesDir, `${name}.webp`);
}

/** A picture of the demo: `file` is that of its master; a cut of it is a picture of its own. */
export type DemoBild = { name: string; file: string; schnitt?: Masse };

/** The pictures of the shop itself, by their places. */
const ladenBilder: Record<LadenBildPlatz, string> = { startseite: 'hero', dasSindWir: 'about' };

/** A cut of the picture in a place. */
export function demoSchnitt(platz: LadenBildPlatz, schnitt: SchnittName): DemoBild {
  const file = ladenBilder[platz];
  return { name: `${file}-${schnitt}`, file, schnitt: schnitte[platz][schnitt] };
}

/** All pictures of the demo: three of each product, and both cuts of those of the shop. */
export function demoBilder(): DemoBild[] {
  const ofProdukte = demoProdukte.flatMap(({ slug }) =>
    [1, 2, 3].map((number) => ({ name: `${slug}-${number}`, file: `${slug}-${number}` })),
  );
  const ofLaden = ladenBildPlaetze.flatMap((platz) => [
    demoSchnitt(platz, 'quer'),
    demoSchnitt(platz, 'hoch'),
  ]);
  return [...ofProdukte, ...ofLaden];
}

/** The alternative text of a picture by the name of its master. */
export async function readAltTexte(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(picturesDir, 'alt.json'), 'utf8'));
}

export function altTextOf(platz: LadenBildPlatz, altTexte: Record<string, string>): string {
  return altTexte[ladenBilder[platz]] ?? '';
}

export async function readIndex(): Promise<PreparedIndex> {
  const file = join(preparedDir, 'index.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** A picture; prepared now if its file is newer than the prepared variants. */
export async function readDemoBild(
  { name, file, schnitt }: DemoBild,
  index: PreparedIndex,
): Promise<PreparedBild> {
  const master = await readFile(masterFile(file));
  const entry = index[name];
  if (entry?.hash !== bildHash(master, schnitt)) return prepareBild(master, schnitt);
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

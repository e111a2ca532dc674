import type { Db } from '#server/db/connect.ts';
import { bildFormate, variantenBreiten, zwischenBreitenOf } from '../bild-adresse.ts';
import { bildArtOf } from '../bild-art.ts';
import { isWholeBild } from '../bild-laenge.ts';
import { type Masse, vorschauMasse } from '../bild-masse.ts';
import { listUnusedBilder } from './bild.repository.ts';
import { loadSharp } from './prepare/load-sharp.ts';
import {
  eachBild,
  listMissingBilder,
  listMissingLadenBilder,
  listVarianten,
} from './verify-bilder.repository.ts';

type Variante = Awaited<ReturnType<typeof listVarianten>>[number];

/**
 * Finds problems with the pictures: each one used by a product or a page of the shop exists in all widths and formats
 * of its upload, each of these is complete and has the right width.
 */
export async function verifyBilder(db: Db): Promise<string[]> {
  const problems = (await listMissingBilder(db)).map(
    ({ produktId, hash }) => `Bilder: Produkt ${produktId} zeigt Bild ${hash}, das es nicht gibt.`,
  );
  for (const { platz } of await listMissingLadenBilder(db))
    problems.push(`Bilder: Die Seite „${platz}“ zeigt ein Bild, das es nicht gibt.`);
  for await (const { hash, ...masse } of eachBild(db)) {
    const varianten = await listVarianten(db, hash);
    problems.push(...(await problemsOf(masse, varianten)).map((text) => `Bilder: ${hash} ${text}`));
  }
  return problems;
}

/** Finds pictures that neither a product nor an order nor a page of the shop shows. */
export async function verifyUnusedBilder(db: Db): Promise<string[]> {
  const unused = await listUnusedBilder(db);
  return unused.map((hash) => `Bilder: ${hash} gehört zu keinem Produkt und keiner Seite.`);
}

async function problemsOf(masse: Masse, varianten: Variante[]): Promise<string[]> {
  const problems: string[] = [];
  const wanted = variantenBreiten(masse.breite).flatMap((b) => bildFormate.map((format) => `${b}.${format}`));
  const found = new Map(varianten.map((one) => [`${one.breite}.${one.format}`, one]));
  for (const name of wanted) {
    const variante = found.get(name);
    if (!variante) problems.push(`fehlt als ${name}.`);
    else if (!(await isSound(variante))) problems.push(`ist als ${name} beschädigt.`);
    found.delete(name);
  }
  // Made on demand, so they may or may not exist.
  const onDemand = zwischenBreitenOf(masse.breite).map((breite) => `${breite}.avif`);
  for (const name of [...onDemand, `${vorschauMasse(masse).breite}.jpeg`]) {
    const variante = found.get(name);
    if (variante && !(await isSound(variante))) problems.push(`ist als ${name} beschädigt.`);
    found.delete(name);
  }
  return [
    ...problems,
    ...[...found.keys()].map((name) => `gibt es als ${name}, wo es das nicht geben soll.`),
  ];
}

async function isSound({ breite, format, daten }: Variante): Promise<boolean> {
  const known = [...bildFormate, 'jpeg' as const].find((one) => one === format);
  if (!known || bildArtOf(daten) !== known || !isWholeBild(daten, known)) return false;
  const sharp = await loadSharp();
  const header = await sharp(daten)
    .metadata()
    .catch(() => undefined);
  return header?.width === breite;
}

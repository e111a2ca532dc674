import { type LadenBildPlatz, schnitte } from '#features/bild/laden-bild.ts';
import {
  addLadenBild,
  changeLadenBildText,
  prepareSchnittApart,
  readLadenBild,
  removeLadenBild,
} from '#features/bild/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { LadenBilder } from '../../ladenbilder/laden-bilder-contract.ts';

export async function readLadenBilder(db: Db): Promise<LadenBilder> {
  return {
    startseite: await readLadenBild(db, 'startseite'),
    dasSindWir: await readLadenBild(db, 'dasSindWir'),
  };
}

/**
 * Makes both cuts of a picture and shows it in its place, instead of the one before. Making them takes seconds and is
 * done outside the transaction; `ending` aborts it. The text of the one before says another, so it has none yet.
 */
export async function uploadLadenBild(
  db: Db,
  { platz, image }: { platz: LadenBildPlatz; image: Uint8Array },
  ending: AbortSignal,
): Promise<LadenBilder> {
  const quer = await prepareSchnittApart(image, schnitte[platz].quer, { ending });
  const hoch = await prepareSchnittApart(image, schnitte[platz].hoch, { ending });
  return changeKatalog(db, async (db) => {
    await addLadenBild(db, { platz, quer, hoch, altText: '' });
    return readLadenBilder(db);
  });
}

/** `bild`: the address of the picture that was seen. */
type Gesehen = { platz: LadenBildPlatz; bild: string };

export function describeLadenBild(
  db: Db,
  { altText, ...gesehen }: Gesehen & { altText: string },
): Promise<LadenBilder> {
  return changeKatalog(db, async (db) => {
    await refuseOther(db, gesehen);
    await changeLadenBildText(db, gesehen.platz, altText);
    return readLadenBilder(db);
  });
}

export function deleteLadenBild(db: Db, gesehen: Gesehen): Promise<LadenBilder> {
  return changeKatalog(db, async (db) => {
    await refuseOther(db, gesehen);
    await removeLadenBild(db, gesehen.platz);
    return readLadenBilder(db);
  });
}

/** Another person may have replaced or removed the picture meanwhile. */
async function refuseOther(db: Tx, { platz, bild }: Gesehen): Promise<void> {
  const jetzt = await readLadenBild(db, platz);
  if (!jetzt) throw notFound('Bild');
  if (jetzt.quer.url !== bild)
    throw new AppError('CONFLICT', 'Dieses Bild wurde inzwischen durch ein anderes ersetzt.');
}

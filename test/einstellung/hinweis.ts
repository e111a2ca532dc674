import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { defaultHinweisLink } from '#features/gewaehrleistung/contract.ts';
import { hinweisBreiten } from '#features/gewaehrleistung/hinweis-datei.ts';
import type { Db } from '#server/db/connect.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { pngHinweis } from './hinweis-files.ts';

const [breite, hoehe] = [900, 1200];

/**
 * A guarantee notice in the shop, prepared here: the upload's own process has to wait for the others of a
 * busy machine.
 */
export async function insertHinweis(db: Db): Promise<void> {
  const daten = await pngHinweis(breite, hoehe);
  const hash = createHash('sha256').update(daten).digest('hex');
  const createdAt = new Date().toISOString();
  const bilder = await Promise.all(
    hinweisBreiten(breite).map(async (width) => ({
      ...{ hash, breite: width },
      daten: await sharp(daten).resize(width).webp({ lossless: true }).toBuffer(),
    })),
  );
  const typ = 'png' as const;
  const datei = { hash, typ, groesse: daten.byteLength, seiten: 1, breite, hoehe, daten, createdAt };
  const stand = { version: 1, hash, name: 'hinweis.png', link: defaultHinweisLink, text: '' };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('gewaehrleistungDatei').values(datei).execute();
    await tx.insertInto('gewaehrleistungBild').values(bilder).execute();
    await tx
      .insertInto('gewaehrleistung')
      .values({ ...stand, createdAt, von: 'Test', vonId: null })
      .execute();
    await raiseKatalogVersion(tx);
  });
}

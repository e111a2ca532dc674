import { hauptUrl } from '#features/bild/bild-adresse.ts';
import type { PreparedBild } from '#features/bild/prepared-bild.ts';
import {
  deleteProduktBild,
  deleteUnusedBilder,
  insertBild,
  insertProduktBild,
  listProduktBildPlaetze,
} from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import type { UploadedBild } from '../../contract.ts';
import { writeProdukt } from '../change-produkt/write-produkt.ts';
import { readVerwaltetesProdukt } from '../read-verwaltetes-produkt.ts';

export type NeuesBild = { bild: PreparedBild; isHauptbild: boolean; altText: string | undefined };

/**
 * Adds a prepared picture to a product: as its main picture, replacing the previous one, or at the end of its gallery
 * (requirements.md, admin §4). Picture and product change together or not at all.
 */
export function addProduktBild(
  db: Db,
  { bild, isHauptbild, altText }: NeuesBild,
  { id, von }: { id: string; von: string },
): Promise<UploadedBild> {
  return changeKatalog(db, async (db) => {
    await writeProdukt(db, { id, version: undefined, von });
    const { name } = await readVerwaltetesProdukt(db, id);
    const plaetze = await listProduktBildPlaetze(db, id);
    const position = isHauptbild ? 0 : (plaetze.at(-1)?.position ?? 0) + 1;
    const replaced = plaetze.filter((platz) => platz.position === position);
    await deleteProduktBild(db, { produktId: id, position });
    await insertBild(db, bild);
    await insertProduktBild(db, {
      produktId: id,
      position,
      hash: bild.hash,
      altText: altText || `${name} Produktbild`,
    });
    await deleteUnusedBilder(
      db,
      replaced.map(({ hash }) => hash),
    );
    const imageUrl = hauptUrl(bild.hash, bild.breite);
    return { imageUrl, isHauptbild, product: await readVerwaltetesProdukt(db, id) };
  });
}

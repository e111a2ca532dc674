import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';
import { deleteUnusedBilder, listProduktBildPlaetze } from './bild.repository.ts';
import { changeKatalog } from './katalog.repository.ts';
import { deleteProduktRow } from './produkt.repository.ts';

/** Takes a product out of everything but the carts it lies in (R7) and frees its name (R9). */
export function deleteProdukt(db: Db, id: string): Promise<void> {
  return changeKatalog(db, async (db) => {
    const bilder = await listProduktBildPlaetze(db, id);
    if (!(await deleteProduktRow(db, id))) throw notFound('Produkt');
    await deleteUnusedBilder(
      db,
      bilder.map(({ hash }) => hash),
    );
  });
}

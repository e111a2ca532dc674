import { retireBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';
import { deleteUnusedBilder, listProduktBildPlaetze } from './bild.repository.ts';
import { changeKatalog } from './katalog.repository.ts';
import { deleteProduktRow } from './produkt.repository.ts';

/** Deletes a product everywhere but in carts (R7) and in the ledger; its name becomes free (R9). */
export function deleteProdukt(db: Db, id: string): Promise<void> {
  return changeKatalog(db, async (db) => {
    const bilder = await listProduktBildPlaetze(db, id);
    const name = await deleteProduktRow(db, id);
    if (name === undefined) throw notFound('Produkt');
    await retireBestand(db, id, name);
    await deleteUnusedBilder(
      db,
      bilder.map(({ hash }) => hash),
    );
  });
}

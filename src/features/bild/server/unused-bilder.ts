import type { Db, Tx } from '#server/db/connect.ts';
import { hauptUrl } from '../bild-adresse.ts';
import { deleteBilder, listBestellteBilder, listBilderOhneProdukt } from './bild.repository.ts';

/** Pictures that are looked for or deleted in one statement. */
export const batch = 100;

/** The pictures, all or of these, that neither a product nor a line of an order shows (R40). */
export async function listUnusedBilder(db: Db, hashes?: string[]): Promise<string[]> {
  const unused: string[] = [];
  const ohneProdukt = await listBilderOhneProdukt(db, hashes);
  for (let from = 0; from < ohneProdukt.length; from += batch) {
    const some = ohneProdukt
      .slice(from, from + batch)
      .map(({ hash, breite }) => ({ hash, adresse: hauptUrl(hash, breite) }));
    const bestellt = await listBestellteBilder(
      db,
      some.map(({ adresse }) => adresse),
    );
    unused.push(...some.filter(({ adresse }) => !bestellt.has(adresse)).map(({ hash }) => hash));
  }
  return unused;
}

/** Deletes those of these pictures that nothing shows any more. Inside `changeKatalog`, so that none gets a use meanwhile. */
export async function deleteUnusedBilder(db: Tx, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const unused = await listUnusedBilder(db, hashes);
  if (unused.length > 0) await deleteBilder(db, unused);
}

import type { Tx } from '#server/db/connect.ts';
import { deleteBilder, listUnusedBilder } from './bild.repository.ts';

/**
 * Deletes those of these pictures that nothing shows any more. Inside `changeKatalog`, so that none gets a use
 * meanwhile.
 */
export async function deleteUnusedBilder(db: Tx, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const unused = await listUnusedBilder(db, hashes);
  if (unused.length > 0) await deleteBilder(db, unused);
}

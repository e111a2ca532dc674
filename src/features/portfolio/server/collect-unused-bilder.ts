import type { Db } from '#server/db/connect.ts';
import { deleteUnusedBilder, listUnusedBilder } from './bild.repository.ts';
import { changeKatalog } from './katalog.repository.ts';

/**
 * Deletes pictures that no product uses. Every change deletes its own; this finds those left over for other reasons.
 */
export async function collectUnusedBilder(db: Db): Promise<void> {
  const unused = await listUnusedBilder(db);
  if (unused.length > 0) await changeKatalog(db, (db) => deleteUnusedBilder(db, unused));
}

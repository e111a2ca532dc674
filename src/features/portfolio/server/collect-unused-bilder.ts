import type { Db } from '#server/db/connect.ts';
import { deleteUnusedBilder, listUnusedBilder } from './bild.repository.ts';
import { changeKatalog } from './katalog.repository.ts';

/** Forgets pictures that no product shows. Every change does so itself; this finds what was left in other ways. */
export async function collectUnusedBilder(db: Db): Promise<void> {
  const unused = await listUnusedBilder(db);
  if (unused.length > 0) await changeKatalog(db, (db) => deleteUnusedBilder(db, unused));
}

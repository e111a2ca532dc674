import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { listUnusedBilder } from './bild.repository.ts';
import { deleteUnusedBilder } from './unused-bilder.ts';

/** Pictures that are deleted in one transaction. */
const batch = 100;

/**
 * Deletes pictures that nothing shows, few in one transaction, so that no request waits for it. Every change
 * deletes its own; this finds those left over for other reasons.
 */
export async function collectUnusedBilder(db: Db): Promise<void> {
  const unused = await listUnusedBilder(db);
  for (let from = 0; from < unused.length; from += batch) {
    await changeKatalog(db, (db) => deleteUnusedBilder(db, unused.slice(from, from + batch)));
    await nextTurn();
  }
}

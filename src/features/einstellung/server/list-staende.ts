import type { Db } from '#server/db/connect.ts';
import type { EinstellungName, Stand } from '../gruppen/gruppen.ts';
import { listVersionenOf } from './einstellung.repository.ts';
import { toStand } from './to-stand.ts';

/** One setting as it was saved each time, the oldest first. */
export async function listStaende<N extends EinstellungName>(db: Db, name: N): Promise<Stand<N>[]> {
  return (await listVersionenOf(db, name)).map((row) => toStand(name, row));
}

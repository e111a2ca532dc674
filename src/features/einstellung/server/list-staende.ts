import type { Db } from '#server/db/connect.ts';
import type { EinstellungName, Stand } from '../gruppen/gruppen.ts';
import { listVersionenOf } from './einstellung.repository.ts';
import { toStand } from './to-stand.ts';

/** As it was saved by an account, or by the shop itself (null). */
type GespeicherterStand<N extends EinstellungName> = Stand<N> & { vonId: string | null };

/** One setting as it was saved each time, the oldest first. */
export async function listStaende<N extends EinstellungName>(
  db: Db,
  name: N,
): Promise<GespeicherterStand<N>[]> {
  return (await listVersionenOf(db, name)).map((row) => ({ ...toStand(name, row), vonId: row.vonId }));
}

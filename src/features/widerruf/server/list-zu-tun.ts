import { listWiderrufZuTun } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { listAuftraegeMitOffenen } from './widerruf.repository.ts';

/**
 * The orders with which something is to be done because of a withdrawal that nobody has settled. Goods that never
 * come back leave an order to be done for ever: it is left out once its declarations are settled by a word.
 */
export async function listZuTun(db: Db): Promise<string[]> {
  const zuTun = await listWiderrufZuTun(db);
  if (zuTun.length === 0) return [];
  const offene = new Set(await listAuftraegeMitOffenen(db, zuTun));
  return zuTun.filter((id) => offene.has(id));
}

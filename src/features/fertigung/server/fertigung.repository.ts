import type { AuftragRow } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';

export type WartendRow = Pick<
  AuftragRow,
  'id' | 'nummer' | 'versandart' | 'aufgabe' | 'zusageVon' | 'zusageBis'
>;

/** What an order that waits for pieces is judged by; unknown ids are left out. */
export async function listWartende(db: Db, ids: string[]): Promise<WartendRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('auftrag')
    .select(['id', 'nummer', 'versandart', 'aufgabe', 'zusageVon', 'zusageBis'])
    .where('id', 'in', ids)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { AuftragRow, PostenRow } from '../auftragsakte/auftrag.repository.ts';

export type ZielRow = Pick<
  AuftragRow,
  'id' | 'nummer' | 'rechnung' | 'email' | 'gesamtCent' | 'versandart' | 'zahlart' | 'createdAt'
>;

const columns = [
  ...(['id', 'nummer', 'rechnung', 'email'] as const),
  ...(['gesamtCent', 'versandart', 'zahlart', 'createdAt'] as const),
];

/** Orders that are not done, a page at a time: only of these anything can be open, or to be returned by hand. */
export function listLaufende(db: Db, { nach, limit }: { nach: string; limit: number }): Promise<ZielRow[]> {
  return (
    db
      .selectFrom('auftrag')
      .select(columns)
      // Written out: SQLite matches a partial index with literals only.
      .where('aufgabe', '<>', sql.lit('erledigt'))
      .where('id', '>', nach)
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

export function findByNummern(db: Db, nummern: string[]): Promise<ZielRow[]> {
  if (nummern.length === 0) return Promise.resolve([]);
  return db.selectFrom('auftrag').select(columns).where('nummer', 'in', nummern).execute();
}

/** Pieces and prices of the lines of these orders, by order: what of them decides about its money. */
export async function listMengenOf(
  db: Db,
  auftragIds: string[],
): Promise<Map<string, Pick<PostenRow, 'nr' | 'menge' | 'preisCent'>[]>> {
  if (auftragIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('auftragPosten')
    .select(['auftragId', 'nr', 'menge', 'preisCent'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  return Map.groupBy(rows, ({ auftragId }) => auftragId);
}

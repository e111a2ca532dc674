import type { Db } from '#server/db/connect.ts';
import { unindexed } from '#server/db/unindexed.ts';
import type { Aufgabe } from '../../zustand/auftragslage.ts';
import type { AuftragRow } from '../auftragsakte/auftrag.repository.ts';

export type ZielRow = Pick<
  AuftragRow,
  'id' | 'nummer' | 'rechnung' | 'gesamtCent' | 'versandart' | 'zahlart' | 'createdAt'
>;

const columns = ['id', 'nummer', 'rechnung', 'gesamtCent', 'versandart', 'zahlart', 'createdAt'] as const;
/** All that is not done: only of these anything can be open. */
const laufende: Aufgabe[] = ['geld', 'packen', 'abholbereit', 'problem'];

/** Orders that are not done, a page at a time. */
export function listLaufende(db: Db, { nach, limit }: { nach: string; limit: number }): Promise<ZielRow[]> {
  return db
    .selectFrom('auftrag')
    .select(columns)
    .where('aufgabe', 'in', laufende)
    .where(unindexed('id'), '>', nach)
    .orderBy(unindexed('id'))
    .limit(limit)
    .execute();
}

export function findByNummern(db: Db, nummern: string[]): Promise<ZielRow[]> {
  if (nummern.length === 0) return Promise.resolve([]);
  return db.selectFrom('auftrag').select(columns).where('nummer', 'in', nummern).execute();
}

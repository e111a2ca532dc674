import type { Db } from '#server/db/connect.ts';
import { isGefunden, suchworte } from '#shared/text/such-text.ts';
import { listOrte } from './markt.repository.ts';

/** Where these market days were, by their ids. */
export async function readOrte(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await listOrte(db, ids)).map(({ id, ort }) => [id, ort]));
}

/** The ids of the booked market days whose place is found by what was typed; a shop has some hundreds. */
export async function findMarkttageIn(db: Db, suche: string): Promise<string[]> {
  if (suchworte(suche).length === 0) return [];
  const tage = Map.groupBy(await listOrte(db), ({ ort }) => ort);
  return [...tage].flatMap(([ort, alle]) => (isGefunden(ort, suche) ? alle.map(({ id }) => id) : []));
}

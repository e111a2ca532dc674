import type { Db } from '#server/db/connect.ts';
import type { Aufgabe } from '../../zustand/auftragslage.ts';
import {
  countAufgaben,
  listAuftraegeById,
  listAuftragRows,
} from '../verwaltungsansicht/auftraege.repository.ts';
import { type Auftragsakte, toAuftragsakten } from './auftragsakte.ts';

export type { Auftragsakte } from './auftragsakte.ts';

/** Orders with this work, the earliest promised day first, and how many there are in all. */
export async function listAuftragsakten(
  db: Db,
  { aufgabe, limit }: { aufgabe: Aufgabe; limit: number },
): Promise<{ akten: Auftragsakte[]; anzahl: number }> {
  const rows = await listAuftragRows(db, { aufgabe, worte: [], nummern: [], nach: undefined, limit });
  const akten = await toAuftragsakten(db, rows);
  const isAll = rows.length < limit;
  return { akten, anzahl: isAll ? rows.length : ((await countAufgaben(db)).get(aufgabe) ?? 0) };
}

/** These orders, in this sequence; ids without an order are left out. */
export async function findAuftragsakten(db: Db, ids: string[]): Promise<Auftragsakte[]> {
  const byId = new Map((await listAuftraegeById(db, ids)).map((row) => [row.id, row]));
  return toAuftragsakten(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

import type { Db } from '#server/db/connect.ts';
import { type Aufgabe, auftragslageOf } from '../../zustand/auftragslage.ts';
import {
  countAufgaben,
  listAuftraegeById,
  listAuftragRows,
} from '../verwaltungsansicht/auftraege.repository.ts';
import { listPostenOf } from './auftraege-von.repository.ts';
import type { AuftragRow } from './auftrag.repository.ts';
import type { Auftragsakte } from './auftragsakte.ts';
import { listEreignisse } from './ereignis.repository.ts';

export type { Auftragsakte } from './auftragsakte.ts';

/** Orders with this work, the earliest promised day first, and how many there are in all. */
export async function listAuftragsakten(
  db: Db,
  { aufgabe, limit }: { aufgabe: Aufgabe; limit: number },
): Promise<{ akten: Auftragsakte[]; anzahl: number }> {
  const rows = await listAuftragRows(db, { aufgabe, worte: [], nummern: [], nach: undefined, limit });
  const akten = await toVorgaenge(db, rows);
  const isAll = rows.length < limit;
  return { akten, anzahl: isAll ? rows.length : ((await countAufgaben(db)).get(aufgabe) ?? 0) };
}

/** These orders, in this sequence; ids without an order are left out. */
export async function findAuftragsakten(db: Db, ids: string[]): Promise<Auftragsakte[]> {
  const byId = new Map((await listAuftraegeById(db, ids)).map((row) => [row.id, row]));
  return toVorgaenge(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

async function toVorgaenge(db: Db, rows: AuftragRow[]): Promise<Auftragsakte[]> {
  const ids = rows.map(({ id }) => id);
  const posten = await listPostenOf(db, ids);
  const ereignisse = await listEreignisse(db, ids);
  return rows.map((auftrag) => {
    const dazu = { posten: posten.get(auftrag.id) ?? [], ereignisse: ereignisse.get(auftrag.id) ?? [] };
    return { auftrag, ...dazu, lage: auftragslageOf({ ...auftrag, posten: dazu.posten }, dazu.ereignisse) };
  });
}

import type { Db } from '#server/db/connect.ts';
import { type Aufgabe, lageOf } from '../../zustand/auftragslage.ts';
import {
  countAufgaben,
  listAuftraegeById,
  listAuftragRows,
} from '../verwaltungsansicht/auftraege.repository.ts';
import { listPostenOf } from './auftraege-von.repository.ts';
import type { AuftragRow } from './auftrag.repository.ts';
import type { Vorgang } from './auftragsakte.ts';
import { listEreignisse } from './ereignis.repository.ts';

export type { Vorgang } from './auftragsakte.ts';

/** Orders with this work, the earliest promised day first, and how many there are in all. */
export async function listVorgaenge(
  db: Db,
  { aufgabe, limit }: { aufgabe: Aufgabe; limit: number },
): Promise<{ vorgaenge: Vorgang[]; anzahl: number }> {
  const rows = await listAuftragRows(db, { aufgabe, worte: [], nummern: [], nach: undefined, limit });
  const vorgaenge = await toVorgaenge(db, rows);
  const isAll = rows.length < limit;
  return { vorgaenge, anzahl: isAll ? rows.length : ((await countAufgaben(db)).get(aufgabe) ?? 0) };
}

/** These orders, in this sequence; ids without an order are left out. */
export async function findVorgaenge(db: Db, ids: string[]): Promise<Vorgang[]> {
  const byId = new Map((await listAuftraegeById(db, ids)).map((row) => [row.id, row]));
  return toVorgaenge(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

async function toVorgaenge(db: Db, rows: AuftragRow[]): Promise<Vorgang[]> {
  const ids = rows.map(({ id }) => id);
  const posten = await listPostenOf(db, ids);
  const ereignisse = await listEreignisse(db, ids);
  return rows.map((auftrag) => {
    const dazu = { posten: posten.get(auftrag.id) ?? [], ereignisse: ereignisse.get(auftrag.id) ?? [] };
    return { auftrag, ...dazu, lage: lageOf({ ...auftrag, posten: dazu.posten }, dazu.ereignisse) };
  });
}

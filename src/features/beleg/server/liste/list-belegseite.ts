import type { Db } from '#server/db/connect.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { listBelegRowsById } from '../beleg.repository.ts';
import type { BelegStelle } from '../beleg-pdf.repository.ts';
import { type Beleg, toBeleg } from '../list-belege.ts';
import { type BelegSuche, countGefundene, listGefundene, listMonatRows } from './beleg-liste.repository.ts';

/** A document with what it is about. `isGeloescht`: what it said is not there any more. */
export type BelegMitAnlass = Beleg & {
  auftragId: string | null;
  markttagId: string | null;
  isGeloescht: boolean;
};

/** The documents of a month in one statement, the newest first; `steuern`: as they are kept (`readBelegSteuern`). */
export async function listMonatsbelege(
  db: Db,
  monat: string,
): Promise<(BelegStelle & { id: string; steuern: string })[]> {
  return (await listMonatRows(db, monat)).sort((a, b) => b.jahr - a.jahr || b.lauf - a.lauf);
}

type Suche = Omit<BelegSuche, 'teile'> & { suche: string; nach: BelegStelle | undefined; limit: number };

/**
 * Documents by a part of their number, and those of the orders and market days that were found: how many there are,
 * and the ids of one page, the newest first.
 */
export async function searchBelege(
  db: Db,
  { suche, nach, limit, ...zu }: Suche,
): Promise<{ ids: string[]; anzahl: number }> {
  const gesucht = { ...zu, teile: keyboardText(suche).toLowerCase().split(' ') };
  const anzahl = await countGefundene(db, gesucht);
  return { ids: await listGefundene(db, { ...gesucht, nach, limit }), anzahl };
}

/** These documents, the newest first. */
export async function listBelegeById(db: Db, ids: string[]): Promise<BelegMitAnlass[]> {
  return (await listBelegRowsById(db, ids)).map(toBelegMitAnlass);
}

type Row = Awaited<ReturnType<typeof listBelegRowsById>>[number];

export function toBelegMitAnlass(row: Row): BelegMitAnlass {
  const { auftragId, markttagId, inhalt } = row;
  return { ...toBeleg(row), auftragId, markttagId, isGeloescht: inhalt === null };
}

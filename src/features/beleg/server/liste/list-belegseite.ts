import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { listBelegRowsById } from '../beleg.repository.ts';
import type { BelegStelle } from '../beleg-pdf.repository.ts';
import { type Beleg, toBeleg } from '../list-belege.ts';
import {
  type BelegSuche,
  listErste,
  listGefundene,
  listGeprueft,
  listMonatRows,
} from './beleg-liste.repository.ts';

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

type Suche = Omit<BelegSuche, 'teile' | 'auftraege'> & {
  suche: string;
  auftraege: Parameters<typeof listErste>[1] | undefined;
  nach: BelegStelle | undefined;
  limit: number;
};

/** Orders whose documents are looked up by their ids, and documents that are looked at in one turn. */
const mengen = { wenige: 2000, proTurn: 1000 };

/**
 * The ids of documents by a part of their number, and of those of the orders and market days that were found: one page,
 * the newest first. They are not counted: that would read all of them. A search that finds many orders fills its page
 * soon and goes through the documents; nothing waits for one that does not.
 */
export async function searchBelege(
  db: Db,
  { suche, auftraege, ...rest }: Suche,
  { wenige, proTurn } = mengen,
): Promise<string[]> {
  const gesucht = { ...rest, teile: teileIn(suche) };
  const erste = auftraege ? await listErste(db, auftraege, wenige + 1) : [];
  await nextTurn();
  if (auftraege && erste.length > wenige) return goThrough(db, { ...gesucht, auftraege }, proTurn);
  if (gesucht.teile.length + gesucht.markttage.length + erste.length === 0) return [];
  return listGefundene(db, { ...gesucht, auftraege: erste });
}

type Gesucht = BelegSuche & Pick<Suche, 'nach' | 'limit'>;

async function goThrough(db: Db, { nach, limit, ...suche }: Gesucht, proTurn: number): Promise<string[]> {
  const ids: string[] = [];
  let stelle = nach;
  for (;;) {
    const rows = await listGeprueft(db, { ...suche, nach: stelle, limit: proTurn });
    ids.push(...rows.filter(({ passt }) => passt === 1).map(({ id }) => id));
    stelle = rows.at(-1);
    if (ids.length >= limit || rows.length < proTurn) return ids.slice(0, limit);
    await nextTurn();
  }
}

/** Parts of a number; none without a digit, as all numbers begin with the same letters. */
function teileIn(suche: string): string[] {
  const text = keyboardText(suche).toLowerCase();
  return /\d/.test(text) ? text.split(' ') : [];
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

import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import type { Aufgabe } from '../../zustand/auftragslage.ts';
import type { AuftragRow } from '../auftragsakte/auftrag.repository.ts';

/** Where a page ends: the value that the list is sorted by, and the order's id. */
export type ListenStelle = { wert: string; id: string };

type Auswahl = {
  aufgabe: Aufgabe | undefined;
  worte: string[];
  /** What was typed may be one of these numbers, in a spelling that the words do not find. */
  nummern: string[];
  nach: ListenStelle | undefined;
  limit: number;
};

/** What is to be done, the earliest promised day first; what is done and all together, the newest first. */
export function isByTermin(aufgabe: Aufgabe | undefined): boolean {
  return aufgabe !== undefined && aufgabe !== 'erledigt';
}

/** A page of the orders. */
export function listAuftragRows(
  db: Db,
  { aufgabe, nach, limit, ...gesucht }: Auswahl,
): Promise<AuftragRow[]> {
  const [column, direction] = isByTermin(aufgabe)
    ? (['zusageBis', 'asc'] as const)
    : (['createdAt', 'desc'] as const);
  let rows = withGesucht(db.selectFrom('auftrag').selectAll(), gesucht)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit);
  if (aufgabe !== undefined) rows = rows.where('aufgabe', '=', aufgabe);
  if (nach) {
    const than = sql.raw(direction === 'asc' ? '>' : '<');
    rows = rows.where(sql<boolean>`(${sql.ref(column)}, id) ${than} (${nach.wert}, ${nach.id})`);
  }
  return rows.execute();
}

function withGesucht<O>(
  query: SelectQueryBuilder<Database, 'auftrag', O>,
  { worte, nummern }: Pick<Auswahl, 'worte' | 'nummern'>,
): SelectQueryBuilder<Database, 'auftrag', O> {
  if (worte.length === 0) return query;
  return query.where(({ and, or, eb }) => {
    const hatAlle = and(worte.map((wort) => sql<boolean>`suche like ${`%${escaped(wort)}%`} escape '!'`));
    return nummern.length === 0 ? hatAlle : or([hatAlle, eb('nummer', 'in', nummern)]);
  });
}

function escaped(wort: string): string {
  return wort.replace(/[!%_]/g, '!$&');
}

/** How many orders have which work. */
export async function countAufgaben(db: Db): Promise<Map<Aufgabe, number>> {
  const rows = await db
    .selectFrom('auftrag')
    .select((eb) => ['aufgabe', eb.fn.countAll<number>().as('anzahl')])
    .groupBy('aufgabe')
    .execute();
  return new Map(rows.map(({ aufgabe, anzahl }) => [aufgabe, Number(anzahl)]));
}

export function findAuftrag(db: Db, id: string): Promise<AuftragRow | undefined> {
  return db.selectFrom('auftrag').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listAuftraegeById(db: Db, ids: string[]): Promise<AuftragRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('auftrag').selectAll().where('id', 'in', ids).execute();
}

/** The orders of an e-mail address. */
export async function countByEmail(db: Db, emailKey: string): Promise<number> {
  const { anzahl } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('emailKey', '=', emailKey)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { hasPart } from '#server/db/has-part.ts';
import type { Database } from '#server/db/schema.ts';
import { unindexed } from '#server/db/unindexed.ts';
import { type Aufgabe, aufgaben } from '../../zustand/auftragslage.ts';
import type { AuftragRow } from '../auftragsakte/auftrag.repository.ts';

/** All work but that which is done. */
const laufende: Aufgabe[] = aufgaben.filter((aufgabe) => aufgabe !== 'erledigt');

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
export function listAuftragRows(db: Db, { worte, nummern, ...seite }: Auswahl): Promise<AuftragRow[]> {
  if (worte.length === 0) return pageOf(db.selectFrom('auftrag').selectAll(), seite).execute();
  const ids = db.selectFrom('auftrag').select('id');
  let found = db.selectFrom(mitWorten(ids, worte, seite).as('mitWorten')).select('id');
  if (nummern.length > 0) {
    const mitNummer = pageOf(ids.where('nummer', 'in', nummern), seite);
    found = found.unionAll(db.selectFrom(mitNummer.as('mitNummer')).select('id'));
  }
  return inOrder(db.selectFrom('auftrag').selectAll().where('id', 'in', found), seite).execute();
}

type Seite = Pick<Auswahl, 'aufgabe' | 'nach' | 'limit'>;
type Query<O> = SelectQueryBuilder<Database, 'auftrag', O>;

/**
 * Of those with work to do, which are few, the rows are read. All others are found by reading the index `auftragSuche`
 * from the newest on, and nothing but that: it holds the text they are searched for.
 */
function mitWorten<O>(query: Query<O>, worte: string[], seite: Seite): Query<O> {
  const found = query.where(hatWorte(worte));
  const { aufgabe, ...rest } = seite;
  if (aufgabe === undefined || isByTermin(aufgabe)) return pageOf(found, seite);
  return pageOf(found.where(unindexed('aufgabe'), '=', aufgabe), { ...rest, aufgabe: undefined });
}

/**
 * The orders with all words in their search text or with one of these numbers, as a query of their ids: a part of
 * statements that look for what belongs to orders.
 */
export function idsMit(db: Db, { worte, nummern }: Pick<Auswahl, 'worte' | 'nummern'>) {
  const ids = db.selectFrom('auftrag').select('id');
  const mitWorten = ids.where(hatWorte(worte));
  return nummern.length === 0 ? mitWorten : mitWorten.unionAll(ids.where('nummer', 'in', nummern));
}

function hatWorte(worte: string[]) {
  return ({ and }: ExpressionBuilder<Database, 'auftrag'>) =>
    and(worte.map((wort) => hasPart(sql`suche`, wort)));
}

function pageOf<O>(query: Query<O>, { aufgabe, nach, limit }: Seite): Query<O> {
  let rows = inOrder(query, { aufgabe, limit });
  if (aufgabe !== undefined) rows = rows.where('aufgabe', '=', aufgabe);
  if (nach) {
    const { column, direction } = orderOf(aufgabe);
    const than = sql.raw(direction === 'asc' ? '>' : '<');
    rows = rows.where(sql<boolean>`(${sql.ref(column)}, id) ${than} (${nach.wert}, ${nach.id})`);
  }
  return rows;
}

function inOrder<O>(query: Query<O>, { aufgabe, limit }: Pick<Seite, 'aufgabe' | 'limit'>): Query<O> {
  const { column, direction } = orderOf(aufgabe);
  return query.orderBy(column, direction).orderBy('id', direction).limit(limit);
}

function orderOf(aufgabe: Aufgabe | undefined) {
  return isByTermin(aufgabe)
    ? ({ column: 'zusageBis', direction: 'asc' } as const)
    : ({ column: 'createdAt', direction: 'desc' } as const);
}

/** How many orders have which work. Those that are done are all the others: nearly all of a shop's history. */
export async function countAufgaben(db: Db): Promise<Map<Aufgabe, number>> {
  const rows = await db
    .selectFrom('auftrag')
    .select(({ fn }) => ['aufgabe', fn.countAll<number>().as('anzahl')])
    .where('aufgabe', 'in', laufende)
    .groupBy('aufgabe')
    .unionAll(
      db
        .selectFrom('auftrag')
        .select(({ fn }) => [sql.lit<Aufgabe>('erledigt').as('aufgabe'), fn.countAll<number>().as('anzahl')]),
    )
    .execute();
  const anzahl = new Map(rows.map((row) => [row.aufgabe, Number(row.anzahl)]));
  const rest = laufende.reduce((sum, aufgabe) => sum + (anzahl.get(aufgabe) ?? 0), 0);
  return anzahl.set('erledigt', (anzahl.get('erledigt') ?? 0) - rest);
}

export function findAuftrag(db: Db, id: string): Promise<AuftragRow | undefined> {
  return db.selectFrom('auftrag').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listAuftraegeById(db: Db, ids: string[]): Promise<AuftragRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('auftrag').selectAll().where('id', 'in', ids).execute();
}

/** Number and address of these orders; the address is empty once it was deleted. */
export async function listAuftragKurz(
  db: Db,
  ids: string[],
): Promise<Pick<AuftragRow, 'id' | 'nummer' | 'email'>[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('auftrag').select(['id', 'nummer', 'email']).where('id', 'in', ids).execute();
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

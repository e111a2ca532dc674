import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { hasPart } from '#server/db/has-part.ts';
import type { Database } from '#server/db/schema.ts';
import type { BelegStelle } from '../beleg-pdf.repository.ts';

/** The documents of a month with their sums, in no sequence: some hundreds. */
export function listMonatRows(db: Db, monat: string) {
  return db
    .selectFrom('beleg')
    .select(['id', 'jahr', 'lauf', 'steuern'])
    .where('tag', '>=', `${monat}-01`)
    .where('tag', '<=', `${monat}-31`)
    .execute();
}

/** How many documents each month has, the newest first. Read from an index of days alone. */
export async function countMonate(db: Db): Promise<{ monat: string; anzahl: number }[]> {
  const tage = db
    .selectFrom('beleg')
    .select(({ fn }) => ['tag', fn.countAll<number>().as('anzahl')])
    .groupBy('tag');
  const rows = await db
    .selectFrom(tage.as('tage'))
    .select(({ fn }) => [sql<string>`substr(tag, 1, 7)`.as('monat'), fn.sum<number>('anzahl').as('anzahl')])
    .groupBy('monat')
    .orderBy('monat', 'desc')
    .execute();
  return rows.map(({ monat, anzahl }) => ({ monat, anzahl: Number(anzahl) }));
}

type Auftragsuche = SelectQueryBuilder<Database, 'auftrag', { id: string }>;

/** The first ids of a query of orders. */
export async function listErste(db: Db, auftraege: Auftragsuche, limit: number): Promise<string[]> {
  const rows = await db.selectFrom(auftraege.as('gesucht')).select('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** `teile`: what a number has all of, in small letters; `auftraege`: their ids, or a query of them. */
export type BelegSuche = {
  teile: string[];
  auftraege: string[] | Auftragsuche;
  markttage: string[];
};

type Seite = { nach: BelegStelle | undefined; limit: number };

/**
 * The ids of those that a search finds, the newest first, after a place in the sequence. Numbers are read from the
 * index `belegSuche`, which holds all that is asked for; without them, that of orders.
 */
export async function listGefundene(
  db: Db,
  { nach, limit, ...suche }: BelegSuche & { auftraege: string[] } & Seite,
): Promise<string[]> {
  const rows = await abDa(db, { nach, limit })
    .select('id')
    .where((eb) => passt(eb, suche))
    .execute();
  return rows.map(({ id }) => id);
}

/** The next documents in the sequence, and whether the search finds each. Orders are looked at one by one. */
export function listGeprueft(
  db: Db,
  { nach, limit, ...suche }: BelegSuche & Seite,
): Promise<(BelegStelle & { id: string; passt: number })[]> {
  return abDa(db, { nach, limit })
    .select((eb) => [
      'id',
      'jahr',
      'lauf',
      eb.case().when(passt(eb, suche)).then(1).else(0).end().as('passt'),
    ])
    .execute();
}

function abDa(db: Db, { nach, limit }: Seite) {
  return db
    .selectFrom('beleg')
    .$if(nach !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('jahr', 'lauf'), '<', eb.tuple(nach?.jahr ?? 0, nach?.lauf ?? 0))),
    )
    .orderBy('jahr', 'desc')
    .orderBy('lauf', 'desc')
    .limit(limit);
}

type Belege = ExpressionBuilder<Database, 'beleg'>;

function passt(eb: Belege, { teile, auftraege, markttage }: BelegSuche) {
  const hasTeil = (teil: string) => hasPart(sql`lower(nummer)`, teil);
  return eb.or([
    ...(teile.length > 0 ? [eb.and(teile.map(hasTeil))] : []),
    ...(markttage.length > 0 ? [eb('markttagId', 'in', markttage)] : []),
    ...zuAuftrag(eb, auftraege),
  ]);
}

function zuAuftrag(eb: Belege, auftraege: BelegSuche['auftraege']) {
  if (Array.isArray(auftraege)) return auftraege.length > 0 ? [eb('auftragId', 'in', auftraege)] : [];
  const gesucht = eb.selectFrom(auftraege.as('gesucht')).select('gesucht.id');
  return [eb.exists(gesucht.whereRef('gesucht.id', '=', 'beleg.auftragId'))];
}

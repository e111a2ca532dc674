import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
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

/** `teile`: what a number has all of, in small letters; `auftraege`: a query of their ids; `markttage`: their ids. */
export type BelegSuche = {
  teile: string[];
  auftraege: SelectQueryBuilder<Database, 'auftrag', { id: string }> | undefined;
  markttage: string[];
};

export async function countGefundene(db: Db, suche: BelegSuche): Promise<number> {
  const { anzahl } = await gefundene(db, suche)
    .select(({ fn }) => fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** The ids of those that a search finds, the newest first, after a place in the sequence. */
export async function listGefundene(
  db: Db,
  { nach, limit, ...suche }: BelegSuche & { nach: BelegStelle | undefined; limit: number },
): Promise<string[]> {
  const rows = await gefundene(db, suche)
    .select('id')
    .$if(nach !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('jahr', 'lauf'), '<', eb.tuple(nach?.jahr ?? 0, nach?.lauf ?? 0))),
    )
    .orderBy('jahr', 'desc')
    .orderBy('lauf', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers are read from the index `belegSuche`, which holds all that is asked for; without them, that of orders. */
function gefundene(db: Db, { teile, auftraege, markttage }: BelegSuche) {
  const hasTeil = (teil: string) => sql<boolean>`lower(nummer) like ${`%${escaped(teil)}%`} escape '!'`;
  return db
    .selectFrom('beleg')
    .where((eb) =>
      eb.or([
        ...(teile.length > 0 ? [eb.and(teile.map(hasTeil))] : []),
        ...(auftraege ? [eb('auftragId', 'in', auftraege)] : []),
        ...(markttage.length > 0 ? [eb('markttagId', 'in', markttage)] : []),
      ]),
    );
}

function escaped(teil: string): string {
  return teil.replace(/[!%_]/g, '!$&');
}

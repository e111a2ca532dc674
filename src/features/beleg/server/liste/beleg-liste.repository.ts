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
  const tage = await db
    .selectFrom('beleg')
    .select(({ fn }) => ['tag', fn.countAll<number>().as('anzahl')])
    .groupBy('tag')
    .orderBy('tag', 'desc')
    .execute();
  const monate = Map.groupBy(tage, ({ tag }) => tag.slice(0, 7));
  return [...monate].map(([monat, tage]) => ({
    monat,
    anzahl: tage.reduce((sum, { anzahl }) => sum + Number(anzahl), 0),
  }));
}

/** Parts that a number has all of, in small letters; orders as a query of their ids; market days by their ids. */
export type BelegSuche = {
  teile: string[];
  auftraege: SelectQueryBuilder<Database, 'auftrag', { id: string }> | undefined;
  markttage: string[];
};

export async function countGefundene(db: Db, suche: BelegSuche): Promise<number> {
  const { anzahl } = await db
    .selectFrom(gefundene(db, suche).as('gefunden'))
    .select(({ fn }) => fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** The ids of those that a search finds, the newest first, `nach` a place in the sequence. */
export async function listGefundene(
  db: Db,
  { nach, limit, ...suche }: BelegSuche & { nach: BelegStelle | undefined; limit: number },
): Promise<string[]> {
  const seite = db
    .selectFrom(gefundene(db, suche).as('gefunden'))
    .select(['jahr', 'lauf'])
    .$if(nach !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('jahr', 'lauf'), '<', eb.tuple(nach?.jahr ?? 0, nach?.lauf ?? 0))),
    )
    .orderBy('jahr', 'desc')
    .orderBy('lauf', 'desc')
    .limit(limit);
  const rows = await db
    .selectFrom(seite.as('seite'))
    .innerJoin('beleg', (join) =>
      join.onRef('beleg.jahr', '=', 'seite.jahr').onRef('beleg.lauf', '=', 'seite.lauf'),
    )
    .select('beleg.id')
    .orderBy('seite.jahr', 'desc')
    .orderBy('seite.lauf', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The places of those that are found, from indexes alone (`belegSuche`, `belegAuftrag`, `belegMarkttag`). */
function gefundene(db: Db, { teile, auftraege, markttage }: BelegSuche) {
  const stellen = db.selectFrom('beleg').select(['jahr', 'lauf']);
  let found = stellen.where(({ and }) =>
    and(teile.map((teil) => sql<boolean>`lower(nummer) like ${`%${escaped(teil)}%`} escape '!'`)),
  );
  if (auftraege) found = found.union(stellen.where('auftragId', 'in', auftraege));
  if (markttage.length > 0) found = found.union(stellen.where('markttagId', 'in', markttage));
  return found;
}

function escaped(teil: string): string {
  return teil.replace(/[!%_]/g, '!$&');
}

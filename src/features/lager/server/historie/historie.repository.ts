import type { Db } from '#server/db/connect.ts';
import type { BewegungTyp } from '../../historie/historie-contract.ts';

export type BewegungRow = Awaited<ReturnType<typeof listBewegungRows>>[number];

/** Movements of one article below the number `vor`, all of them or of one `typ`; the newest `skipped` are left out. */
export type Ausschnitt = {
  bestandId: string;
  typ?: BewegungTyp | undefined;
  vor: number;
  skipped?: number;
  limit: number;
};

/** Movements, newest first, with the production they belong to and whether it was reversed. */
export function listBewegungRows(db: Db, { bestandId, typ, vor, skipped = 0, limit }: Ausschnitt) {
  // The first number is read from the index alone: an offset of the whole query would read each skipped row.
  const first = db
    .selectFrom('bewegung as erste')
    .select('erste.nr')
    .where('erste.bestandId', '=', bestandId)
    .where('erste.nr', '<', vor)
    .$if(typ !== undefined, (query) => query.where('erste.typ', '=', typ as BewegungTyp))
    .orderBy('erste.nr', 'desc')
    .limit(1)
    .offset(skipped);
  return db
    .selectFrom('bewegung')
    .leftJoin('produktion', 'produktion.buchungId', 'bewegung.buchungId')
    .selectAll('bewegung')
    .select(['produktion.name', 'produktion.anzahl', 'produktion.stornoId'])
    .where('bewegung.bestandId', '=', bestandId)
    .where('bewegung.nr', '<=', first)
    .$if(typ !== undefined, (query) => query.where('bewegung.typ', '=', typ as BewegungTyp))
    .orderBy('bewegung.nr', 'desc')
    .limit(limit)
    .execute();
}

/** Movements of one article and `typ` with the numbers from `ab` to below `vor`. */
export type Abschnitt = { bestandId: string; typ: BewegungTyp; ab: number; vor: number };

export async function countBewegungen(db: Db, { bestandId, typ, ab, vor }: Abschnitt): Promise<number> {
  const { anzahl } = await db
    .selectFrom('bewegung')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('bestandId', '=', bestandId)
    .where('typ', '=', typ)
    .where('nr', '>=', ab)
    .where('nr', '<', vor)
    .executeTakeFirstOrThrow();
  return anzahl;
}

/** The level after each movement of one article, or after the given ones, in ascending order. */
export function listPunkte(db: Db, bestandId: string, nummern: number[] | undefined) {
  const query = db
    .selectFrom('bewegung')
    .select(['createdAt as datum', 'bestandNachher as bestand'])
    .where('bestandId', '=', bestandId)
    .orderBy('nr');
  return (nummern ? query.where('nr', 'in', nummern) : query).execute();
}

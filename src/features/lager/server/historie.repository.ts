import type { Db } from '#server/db/connect.ts';
import type { BewegungTyp } from '../historie-contract.ts';

export type BewegungRow = Awaited<ReturnType<typeof listBewegungRows>>[number];

/** Movements of one article below the number `vor`, all of them or of one `typ`. */
export type Ausschnitt = {
  bestandId: string;
  typ?: BewegungTyp | undefined;
  vor: number;
  offset?: number;
  limit: number;
};

/** Movements, newest first, with the production they belong to and whether it was reversed. */
export function listBewegungRows(db: Db, { bestandId, typ, vor, offset = 0, limit }: Ausschnitt) {
  const query = db
    .selectFrom('bewegung')
    .leftJoin('produktion', 'produktion.buchungId', 'bewegung.buchungId')
    .selectAll('bewegung')
    .select(['produktion.name', 'produktion.anzahl', 'produktion.stornoId'])
    .where('bewegung.bestandId', '=', bestandId)
    .where('bewegung.nr', '<', vor)
    .orderBy('bewegung.nr', 'desc')
    .limit(limit)
    .offset(offset);
  return (typ ? query.where('bewegung.typ', '=', typ) : query).execute();
}

export async function countBewegungen(
  db: Db,
  { bestandId, typ }: { bestandId: string; typ: BewegungTyp },
): Promise<number> {
  const { anzahl } = await db
    .selectFrom('bewegung')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('bestandId', '=', bestandId)
    .where('typ', '=', typ)
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

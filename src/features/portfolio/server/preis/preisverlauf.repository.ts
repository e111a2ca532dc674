import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { PreisverlaufTable } from '#server/db/schema.ts';

export type PreisRow = Selectable<PreisverlaufTable>;

/** The prices of these products, oldest first. */
export function listPreise(db: Db, produktIds: string[]): Promise<PreisRow[]> {
  return db
    .selectFrom('preisverlauf')
    .selectAll()
    .where('produktId', 'in', produktIds)
    .orderBy('produktId')
    .orderBy('nr')
    .execute();
}

/** What the product costs by its history. */
export function findLetztenPreis(db: Db, produktId: string): Promise<PreisRow | undefined> {
  return db
    .selectFrom('preisverlauf')
    .selectAll()
    .where('produktId', '=', produktId)
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPreis(db: Tx, row: PreisRow): Promise<void> {
  await db.insertInto('preisverlauf').values(row).execute();
}

/** Each product with the newest row of its history, and the number of its rows. */
export function listLetztePreise(db: Db) {
  const verlauf = db
    .selectFrom('preisverlauf')
    .select((eb) => ['produktId', eb.fn.max('nr').as('nr'), eb.fn.countAll<number>().as('anzahl')])
    .groupBy('produktId')
    .as('verlauf');
  return db
    .selectFrom('produkt')
    .leftJoin(verlauf, 'verlauf.produktId', 'produkt.id')
    .leftJoin('preisverlauf', (join) =>
      join
        .onRef('preisverlauf.produktId', '=', 'verlauf.produktId')
        .onRef('preisverlauf.nr', '=', 'verlauf.nr'),
    )
    .select([
      'produkt.name',
      'produkt.preisCent',
      'produkt.aktiv',
      'produkt.ermaessigt',
      'verlauf.anzahl',
      'preisverlauf.nr',
      'preisverlauf.preisCent as letzterCent',
      'preisverlauf.aktiv as warAktiv',
      'preisverlauf.ermaessigt as warErmaessigt',
    ])
    .orderBy('produkt.id')
    .execute();
}

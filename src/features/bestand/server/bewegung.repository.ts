import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { BewegungTable } from '#server/db/schema.ts';

export type BewegungRow = Selectable<BewegungTable>;

const insertQuery = fixedQuery((db: Tx, row: BewegungRow) => db.insertInto('bewegung').values(row));

export async function insertBewegung(db: Tx, row: BewegungRow): Promise<void> {
  await insertQuery(db, row);
}

/** Whether a booking with this id exists. */
export async function hasBuchung(db: Db, buchungId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bewegung')
    .select('id')
    .where('buchungId', '=', buchungId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The level after movement `nr`; `undefined` when there is no such movement. */
export async function findBestandNach(db: Db, bestandId: string, nr: number): Promise<number | undefined> {
  if (nr === 0) return 0;
  const row = await db
    .selectFrom('bewegung')
    .select('bestandNachher')
    .where('bestandId', '=', bestandId)
    .where('nr', '=', nr)
    .executeTakeFirst();
  return row?.bestandNachher;
}

/** The movements of a booking, in the order in which levels are locked. */
export function listBuchung(db: Db, buchungId: string): Promise<{ artikelId: string; menge: number }[]> {
  return db
    .selectFrom('bewegung')
    .innerJoin('bestand', 'bestand.id', 'bewegung.bestandId')
    .select(['bestand.artikelId', 'bewegung.menge'])
    .where('bewegung.buchungId', '=', buchungId)
    .orderBy('bestand.artikelId')
    .execute();
}

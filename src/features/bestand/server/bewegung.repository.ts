import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { BewegungTable } from '#server/db/schema.ts';

export type BewegungRow = Selectable<BewegungTable>;

export async function insertBewegung(db: Db, row: Insertable<BewegungTable>): Promise<void> {
  await db.insertInto('bewegung').values(row).execute();
}

/** Whether anything was booked under this id. */
export async function hasBuchung(db: Db, buchungId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bewegung')
    .select('id')
    .where('buchungId', '=', buchungId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the level was after movement `nr`; `undefined` when there was none. */
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

/** What a booking moved, in the order in which levels are taken. */
export function listBuchung(db: Db, buchungId: string): Promise<{ artikelId: string; menge: number }[]> {
  return db
    .selectFrom('bewegung')
    .innerJoin('bestand', 'bestand.id', 'bewegung.bestandId')
    .select(['bestand.artikelId', 'bewegung.menge'])
    .where('bewegung.buchungId', '=', buchungId)
    .orderBy('bestand.artikelId')
    .execute();
}

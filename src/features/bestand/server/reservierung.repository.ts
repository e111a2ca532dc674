import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { ReservierungTable } from '#server/db/schema.ts';

export type ReservierungRow = Selectable<ReservierungTable>;

export async function insertReservierungen(db: Tx, rows: ReservierungRow[]): Promise<void> {
  await db.insertInto('reservierung').values(rows).execute();
}

/** Changes how much of an article is held; the table refuses less than 0. */
export async function changeReserviert(db: Tx, artikelId: string, menge: number): Promise<void> {
  await db
    .updateTable('bestand')
    .set((eb) => ({ reserviert: eb('reserviert', '+', menge) }))
    .where('artikelId', '=', artikelId)
    .execute();
}

/** Ends what an order still holds; returns what that was, so that it is ended once. */
export function endReservierungen(
  db: Tx,
  { auftragId, stand, at }: { auftragId: string; stand: 'frei' | 'geliefert'; at: string },
): Promise<{ artikelId: string; menge: number }[]> {
  return db
    .updateTable('reservierung')
    .set({ stand, beendetAt: at })
    .where('auftragId', '=', auftragId)
    .where('stand', '=', 'gehalten')
    .returning(['artikelId', 'menge'])
    .execute();
}

/** What is held of these articles, the oldest order first. */
export async function listGehaltene(db: Db, artikelIds: string[]): Promise<ReservierungRow[]> {
  if (artikelIds.length === 0) return [];
  return db
    .selectFrom('reservierung')
    .selectAll()
    .where('artikelId', 'in', artikelIds)
    .where('stand', '=', 'gehalten')
    .orderBy('createdAt')
    .orderBy('auftragId')
    .execute();
}

export const listFreie = fixedQuery((db, { artikelIds }: { artikelIds: string[] }) =>
  db
    .selectFrom('bestand')
    .select((eb) => ['artikelId', eb('menge', '-', eb.ref('reserviert')).as('frei')])
    .where('artikelId', 'in', artikelIds)
    .where('entferntAls', 'is', null),
);

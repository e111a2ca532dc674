import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery, fixedRowsQuery } from '#server/db/fixed-query.ts';
import type { ReservierungTable } from '#server/db/schema.ts';

export type ReservierungRow = Selectable<ReservierungTable>;

const insertQuery = fixedRowsQuery((db: Tx, rows: ReservierungRow[]) =>
  db.insertInto('reservierung').values(rows),
);

export async function insertReservierungen(db: Tx, rows: ReservierungRow[]): Promise<void> {
  await insertQuery(db, rows);
}

/** Pieces of an article. */
export type Stueck = { artikelId: string; menge: number };

const changeQuery = fixedRowsQuery((db: Tx, stuecke: Stueck[]) => {
  const mengen = stuecke.map(({ artikelId, menge }) => sql`when ${artikelId} then ${menge}`);
  return db
    .updateTable('bestand')
    .set((eb) => ({
      // The 0 makes the number's type known to PostgreSQL.
      reserviert: sql<number>`${eb.ref('reserviert')} + case ${eb.ref('artikelId')} ${sql.join(mengen, sql` `)} else 0 end`,
    }))
    .where(
      'artikelId',
      'in',
      stuecke.map(({ artikelId }) => artikelId),
    );
});

/** Changes how much of these articles is held; the table refuses less than 0. */
export async function changeReserviert(db: Tx, stuecke: Stueck[]): Promise<void> {
  if (stuecke.length > 0) await changeQuery(db, stuecke);
}

/** Ends what an order still holds; returns what that was, so that it is ended once. */
export function endReservierungen(
  db: Tx,
  { auftragId, stand, at }: { auftragId: string; stand: 'frei' | 'geliefert'; at: string },
): Promise<Stueck[]> {
  return db
    .updateTable('reservierung')
    .set({ stand, beendetAt: at })
    .where('auftragId', '=', auftragId)
    .where('stand', '=', 'gehalten')
    .returning(['artikelId', 'menge'])
    .execute();
}

/** Ends a part of what an order holds of an article, or all of it; returns `false` when it holds less. */
export async function endTeilReservierung(
  db: Tx,
  {
    auftragId,
    artikelId,
    menge,
    stand,
    at,
  }: Stueck & { auftragId: string; stand: 'frei' | 'geliefert'; at: string },
): Promise<boolean> {
  const held = db
    .updateTable('reservierung')
    .where('auftragId', '=', auftragId)
    .where('artikelId', '=', artikelId)
    .where('stand', '=', 'gehalten')
    .returning('menge');
  const all = await held.set({ stand, beendetAt: at }).where('menge', '=', menge).execute();
  if (all.length > 0) return true;
  const part = held.set((eb) => ({ menge: eb('menge', '-', menge) })).where('menge', '>', menge);
  return (await part.execute()).length > 0;
}

/**
 * Holds again what an order had held of an article until it was cancelled; returns `false` where that was
 * something else.
 */
export async function resumeReservierung(
  db: Tx,
  { auftragId, artikelId, menge, at }: Stueck & { auftragId: string; at: string },
): Promise<boolean> {
  const rows = await db
    .updateTable('reservierung')
    .set({ stand: 'gehalten', beendetAt: null, createdAt: at })
    .where('auftragId', '=', auftragId)
    .where('artikelId', '=', artikelId)
    .where('menge', '=', menge)
    .where('stand', '=', 'frei')
    .returning('artikelId')
    .execute();
  return rows.length === 1;
}

/**
 * The articles that the shelf does not cover for all who hold some, with their levels: among these, or those
 * that these orders hold.
 */
export function listKnappe(
  db: Db,
  { artikelIds, auftragIds }: { artikelIds?: string[] | undefined; auftragIds?: string[] | undefined },
): Promise<Stueck[]> {
  let knapp = db
    .selectFrom('bestand')
    .select(['artikelId', 'menge'])
    .whereRef('menge', '<', 'reserviert')
    .orderBy('artikelId');
  if (artikelIds) knapp = knapp.where('artikelId', 'in', artikelIds);
  if (auftragIds)
    knapp = knapp.where('artikelId', 'in', (eb) =>
      eb
        .selectFrom('reservierung')
        .select('artikelId')
        .where('auftragId', 'in', auftragIds)
        .where('stand', '=', 'gehalten'),
    );
  return knapp.execute();
}

/** The levels of these articles. */
export function listMengen(db: Db, artikelIds: string[]): Promise<Stueck[]> {
  return db
    .selectFrom('bestand')
    .select(['artikelId', 'menge'])
    .where('artikelId', 'in', artikelIds)
    .where('entferntAls', 'is', null)
    .execute();
}

/** What orders and markets hold of these articles, the oldest first. */
export async function listReservierungen(db: Db, artikelIds: string[]): Promise<ReservierungRow[]> {
  if (artikelIds.length === 0) return [];
  return (
    db
      .selectFrom('reservierung')
      .selectAll()
      .where('artikelId', 'in', artikelIds)
      // Written out: SQLite matches a partial index with literals only.
      .where('stand', '=', sql.lit('gehalten'))
      .orderBy('createdAt')
      .orderBy('auftragId')
      .execute()
  );
}

export const listFreie = fixedQuery((db, { artikelIds }: { artikelIds: string[] }) =>
  db
    .selectFrom('bestand')
    .select((eb) => ['artikelId', eb('menge', '-', eb.ref('reserviert')).as('frei')])
    .where('artikelId', 'in', artikelIds)
    .where('entferntAls', 'is', null),
);

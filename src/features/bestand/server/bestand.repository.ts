import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { BestandTable } from '#server/db/schema.ts';
import { maxBestandMenge } from '../menge.ts';

export type BestandRow = Selectable<BestandTable>;

export async function insertBestand(db: Tx, row: Insertable<BestandTable>): Promise<void> {
  await db.insertInto('bestand').values(row).execute();
}

type Aenderung = { artikelId: string; menge: number; at: string; grund: string };

const moveQuery = fixedQuery((db: Tx, { artikelId, menge, at, grund }: Aenderung) =>
  db
    .updateTable('bestand')
    .set((eb) => ({
      menge: eb('menge', '+', menge),
      letzteNr: eb('letzteNr', '+', 1),
      letzteAenderung: at,
      letzterGrund: grund,
    }))
    .where('artikelId', '=', artikelId)
    .where('entferntAls', 'is', null)
    .where((eb) => eb.between(eb('menge', '+', menge), 0, maxBestandMenge))
    .returningAll(),
);

/**
 * Adds `menge` (negative to remove) to a level and takes the next number, or returns `undefined` when there is no such
 * article or its level would exceed its limits. The check is part of the update, so that two concurrent bookings cannot
 * both take the last gram.
 */
export async function moveBestand(db: Tx, aenderung: Aenderung): Promise<BestandRow | undefined> {
  return (await moveQuery(db, aenderung))[0];
}

/**
 * The levels of these articles, locked until the transaction ends, in the order of `artikelId`. A transaction on SQLite
 * holds the only lock from its beginning.
 */
export async function lockBestandRows(db: Tx, artikelIds: string[]): Promise<BestandRow[]> {
  if (artikelIds.length === 0) return [];
  const rows = db
    .selectFrom('bestand')
    .selectAll()
    .where('artikelId', 'in', artikelIds)
    .where('entferntAls', 'is', null)
    .orderBy('artikelId');
  return (isOnSqlite(db) ? rows : rows.forNoKeyUpdate()).execute();
}

export async function setMindestbestand(db: Tx, artikelId: string, mindestbestand: number): Promise<void> {
  await db.updateTable('bestand').set({ mindestbestand }).where('artikelId', '=', artikelId).execute();
}

/** Marks the level of a deleted article; its movements stay readable under the article's last name (R9). */
export async function retireBestand(db: Tx, artikelId: string, name: string): Promise<void> {
  await db.updateTable('bestand').set({ entferntAls: name }).where('artikelId', '=', artikelId).execute();
}

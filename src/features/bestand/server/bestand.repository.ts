import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { givenInteger, givenRows, givenText } from '#server/db/given-rows.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { BestandTable } from '#server/db/schema.ts';
import { maxBestandMenge } from '../menge.ts';

export type BestandRow = Selectable<BestandTable>;

export async function insertBestand(db: Tx, row: Insertable<BestandTable>): Promise<void> {
  await db.insertInto('bestand').values(row).execute();
}

/** A change of one level; negative to remove. */
export type Zeile = { artikelId: string; menge: number };

const columns = ['id', 'artikelId', 'menge', 'letzteNr'] as const;
type Moved = Pick<BestandRow, (typeof columns)[number]>;

const moveQuery = fixedQuery(
  (db: Tx, { zeilen, at, grund }: { zeilen: string; at: string; grund: string }) => {
    const menge = sql<number>`${sql.ref('bestand.menge')} + ${givenInteger('menge')}`;
    return db
      .updateTable('bestand')
      .from(givenRows(db, zeilen))
      .set((eb) => ({
        menge,
        letzteNr: eb('bestand.letzteNr', '+', 1),
        letzteAenderung: at,
        letzterGrund: grund,
      }))
      .where('bestand.artikelId', '=', givenText('artikelId'))
      .where('bestand.entferntAls', 'is', null)
      .where((eb) => eb.between(menge, 0, maxBestandMenge))
      .returning(columns);
  },
);

/**
 * Changes levels, each article once, and takes the next number of each; returns them as they are then. Left out is an
 * article that is gone or whose level would exceed its limits. The check is part of the update, so that two concurrent
 * bookings cannot both take the last gram.
 */
export function moveBestaende(
  db: Tx,
  zeilen: Zeile[],
  letzte: { at: string; grund: string },
): Promise<Moved[]> {
  return moveQuery(db, { zeilen: JSON.stringify(zeilen), ...letzte });
}

const lockQuery = fixedQuery((db: Tx, { artikelIds }: { artikelIds: string[] }) => {
  const rows = db
    .selectFrom('bestand')
    .selectAll()
    .where('artikelId', 'in', artikelIds)
    .where('entferntAls', 'is', null)
    .orderBy('artikelId');
  return isOnSqlite(db) ? rows : rows.forNoKeyUpdate();
});

/**
 * The levels of these articles, locked until the transaction ends, in the order of `artikelId`. A transaction on SQLite
 * holds the only lock from its beginning.
 */
export async function lockBestandRows(db: Tx, artikelIds: string[]): Promise<BestandRow[]> {
  if (artikelIds.length === 0) return [];
  return lockQuery(db, { artikelIds });
}

export async function setMindestbestand(db: Tx, artikelId: string, mindestbestand: number): Promise<void> {
  await db.updateTable('bestand').set({ mindestbestand }).where('artikelId', '=', artikelId).execute();
}

/** Marks the level of a deleted article; its movements stay readable under the article's last name (R9). */
export async function retireBestand(db: Tx, artikelId: string, name: string): Promise<void> {
  await db.updateTable('bestand').set({ entferntAls: name }).where('artikelId', '=', artikelId).execute();
}

import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { RechtstextEntwurfTable, RechtstextPruefungTable, RechtstextTable } from '#server/db/schema.ts';

/** A published version without its text. */
export type RechtstextRow = Omit<RechtstextTable, 'text'>;

const withoutText = ['art', 'nr', 'gueltigAb', 'stand', 'hash', 'createdAt', 'von', 'vonId'] as const;

/** All published versions, of one kind or of all. */
export function listRechtstexte(db: Db, art?: string): Promise<RechtstextRow[]> {
  return db
    .selectFrom('rechtstext')
    .select(withoutText)
    .$if(art !== undefined, (query) => query.where('art', '=', art ?? ''))
    .orderBy('nr')
    .execute();
}

export async function findRechtstextText(db: Db, art: string, nr: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('rechtstext')
    .select('text')
    .where('art', '=', art)
    .where('nr', '=', nr)
    .executeTakeFirst();
  return row?.text;
}

export async function insertRechtstext(db: Tx, row: RechtstextTable): Promise<void> {
  await db.insertInto('rechtstext').values(row).execute();
}

/**
 * The lawyers' checks and the owner's responsibilities, oldest first; the last one of a version applies, and
 * one with neither takes the others back.
 */
export function listPruefungen(db: Db, art?: string): Promise<Selectable<RechtstextPruefungTable>[]> {
  return db
    .selectFrom('rechtstextPruefung')
    .selectAll()
    .$if(art !== undefined, (query) => query.where('art', '=', art ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertPruefung(db: Tx, row: Insertable<RechtstextPruefungTable>): Promise<void> {
  await db.insertInto('rechtstextPruefung').values(row).execute();
}

export function listEntwuerfe(db: Db): Promise<RechtstextEntwurfTable[]> {
  return db.selectFrom('rechtstextEntwurf').selectAll().execute();
}

export function findEntwurf(db: Db, art: string): Promise<RechtstextEntwurfTable | undefined> {
  return db.selectFrom('rechtstextEntwurf').selectAll().where('art', '=', art).executeTakeFirst();
}

/** Writes the draft if `version` is still that of the stored one (null: there is none); returns whether it did. */
export async function writeEntwurf(
  db: Tx,
  row: RechtstextEntwurfTable,
  version: string | null,
): Promise<boolean> {
  const { art, ...rest } = row;
  const written =
    version === null
      ? await db
          .insertInto('rechtstextEntwurf')
          .values(row)
          .onConflict((oc) => oc.column('art').doNothing())
          .returning('art')
          .executeTakeFirst()
      : await db
          .updateTable('rechtstextEntwurf')
          .set(rest)
          .where('art', '=', art)
          .where('version', '=', version)
          .returning('art')
          .executeTakeFirst();
  return written !== undefined;
}

/** Deletes the draft if it is the one of this version; returns whether it did. */
export async function deleteEntwurf(db: Tx, art: string, version: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('rechtstextEntwurf')
    .where('art', '=', art)
    .where('version', '=', version)
    .returning('art')
    .executeTakeFirst();
  return deleted !== undefined;
}

import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { ProduktionTable } from '#server/db/schema.ts';

export type ProduktionRow = Selectable<ProduktionTable>;

export async function insertProduktion(db: Tx, row: Insertable<ProduktionTable>): Promise<void> {
  await db.insertInto('produktion').values(row).execute();
}

/** Marks a production as reversed by the booking `stornoId`; `undefined` when it was reversed before. */
export function claimStorno(
  db: Tx,
  { buchungId, stornoId }: { buchungId: string; stornoId: string },
): Promise<ProduktionRow | undefined> {
  return db
    .updateTable('produktion')
    .set({ stornoId })
    .where('buchungId', '=', buchungId)
    .where('stornoId', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export function findProduktion(db: Db, buchungId: string): Promise<ProduktionRow | undefined> {
  return db.selectFrom('produktion').selectAll().where('buchungId', '=', buchungId).executeTakeFirst();
}

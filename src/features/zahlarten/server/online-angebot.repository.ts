import type { Db, Tx } from '#server/db/connect.ts';
import type { OnlineAngebotTable } from '#server/db/schema.ts';

export function findAngebot(db: Db): Promise<OnlineAngebotTable | undefined> {
  return db.selectFrom('onlineAngebot').selectAll().executeTakeFirst();
}

export async function upsertAngebot(db: Tx, row: Omit<OnlineAngebotTable, 'id'>): Promise<void> {
  await db
    .insertInto('onlineAngebot')
    .values({ ...row, id: 1 })
    .onConflict((oc) => oc.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteAngebot(db: Tx): Promise<void> {
  await db.deleteFrom('onlineAngebot').execute();
}

import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { BewegungTable } from '#server/db/schema.ts';

export type BewegungRow = Selectable<BewegungTable>;

export async function insertBewegung(db: Db, row: Insertable<BewegungTable>): Promise<void> {
  await db.insertInto('bewegung').values(row).execute();
}

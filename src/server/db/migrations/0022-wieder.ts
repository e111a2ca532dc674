import { type Kysely, sql } from 'kysely';

/**
 * An order whose cancellation was taken back may be cancelled again: that it is so once at a time is decided
 * under the lock of its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('auftragEreignisEinmal').execute();
  await sql`create unique index "auftragEreignisEinmal" on "auftragEreignis" ("auftragId", typ)
    where typ in ('bestellt', 'ueberfaellig')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What waits in the outbox is listed, and counted by its kind, without reading what was sent in all the years; so are
 * the orders that are not done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('nachrichtFaellig').execute();
  await sql`create index "nachrichtFaellig" on nachricht ("faelligAt", art) where "faelligAt" is not null`.execute(
    db,
  );
  await sql`create index "nachrichtWartet" on nachricht (id) where "faelligAt" is not null`.execute(db);
  await sql`create index "auftragLaufend" on auftrag (id) where aufgabe <> 'erledigt'`.execute(db);
}

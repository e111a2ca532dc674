import { type Kysely, sql } from 'kysely';

/**
 * What waits in the outbox, and what reached the workshop, is listed and counted without reading what was sent in all
 * the years; so are the orders that are not done. Those that name a person are counted without reading them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('nachrichtFaellig').execute();
  await sql`create index "nachrichtFaellig" on nachricht ("faelligAt", art) where "faelligAt" is not null`.execute(
    db,
  );
  await sql`create index "nachrichtWartet" on nachricht (id) where "faelligAt" is not null`.execute(db);
  await sql`create index "nachrichtEingang" on nachricht (id)
    where art in ('kontakt', 'neueBestellung', 'stornoMeldung', 'widerrufMeldung')`.execute(db);
  await db.schema.dropIndex('auftragNichtAnonym').execute();
  await sql`create index "auftragNichtAnonym" on auftrag ("createdAt", id, datenstand)
    where datenstand <> 'anonym'`.execute(db);
  await sql`create index "auftragLaufend" on auftrag (id) where aufgabe <> 'erledigt'`.execute(db);
}

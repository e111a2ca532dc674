import { type Kysely, sql } from 'kysely';

/**
 * Documents are listed by month and found by a part of their number without reading all of them; so are the messages
 * about no order that have files, as copies of a market day's invoice. What reached the workshop has a new kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('belegTag').on('beleg').column('tag').execute();
  await db.schema
    .createIndex('belegSuche')
    .on('beleg')
    .columns(['jahr', 'lauf', 'nummer', 'auftragId', 'markttagId', 'id'])
    .execute();
  await sql`create index "nachrichtMitDatei" on nachricht (id)
    where coalesce("auftragId", '') = '' and anhaenge <> '[]'`.execute(db);
  await db.schema.dropIndex('nachrichtEingang').execute();
  await sql`create index "nachrichtEingang" on nachricht (id)
    where art in ('kontakt', 'neueBestellung', 'stornoMeldung', 'widerrufMeldung', 'steuerwechsel')`.execute(
    db,
  );
}

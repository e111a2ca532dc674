import { type Kysely, sql } from 'kysely';

/** Bytes that PostgreSQL's index takes of a search text for certain (its limit is 2704 for a whole entry). */
const maxSuche = 2000;

/** Orders are searched in an index that holds their text, instead of reading each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; suche: string }>`select id, suche from auftrag
    where octet_length(suche) > ${sql.lit(maxSuche)}`.execute(db);
  for (const { id, suche } of rows) {
    const beginning = suche.slice(0, new TextEncoder().encodeInto(suche, new Uint8Array(maxSuche)).read);
    await sql`update auftrag set suche = ${beginning} where id = ${id}`.execute(db);
  }
  await db.schema.dropIndex('auftragCreatedAt').execute();
  await db.schema
    .createIndex('auftragSuche')
    .on('auftrag')
    .columns(['createdAt', 'id', 'aufgabe', 'suche'])
    .execute();
}

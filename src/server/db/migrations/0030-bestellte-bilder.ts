import { type Kysely, sql } from 'kysely';

/** A picture says itself that an order shows it: lines of orders need not be searched for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bild')
    .addColumn('bestellt', 'integer', (c) => c.notNull().defaultTo(0).check(sql`bestellt in (0, 1)`))
    .execute();
  // Lines have the address of a picture, `/api/uploads/<32 signs>-<width>.webp`.
  await sql`update bild set bestellt = 1
    where hash in (select substr(bild, 14, 32) from "auftragPosten" where bild is not null)`.execute(db);
  await db.schema.dropIndex('auftragPostenBild').execute();
}

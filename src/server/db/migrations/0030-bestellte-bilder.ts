import { type Kysely, sql } from 'kysely';

/** A picture says itself that an order shows it: lines of orders need not be searched for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bild')
    .addColumn('bestellt', 'integer', (c) => c.notNull().defaultTo(0).check(sql`bestellt in (0, 1)`))
    .execute();
  // Lines have the address of a picture: WebP, 800 px wide or as wide as it is.
  const breite = sql`cast(case when bild.breite < 800 then bild.breite else 800 end as text)`;
  await sql`update bild set bestellt = 1 where exists (select 1 from "auftragPosten" p
    where p.bild = '/api/uploads/' || bild.hash || '-' || ${breite} || '.webp')`.execute(db);
  await db.schema.dropIndex('auftragPostenBild').execute();
}

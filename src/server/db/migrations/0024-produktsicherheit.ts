import { type Kysely, sql } from 'kysely';

/** Products get what Art. 19 of (EU) 2023/988 asks beside the maker: a number that identifies each, and warnings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('produkt')
    .addColumn('artikelnummer', 'text', (c) => c.check(sql`artikelnummer <> ''`))
    .execute();
  await db.schema
    .alterTable('produkt')
    .addColumn('warnhinweise', 'text', (c) => c.check(sql`warnhinweise <> ''`))
    .execute();
  // A number that two products share identifies neither; products without one are not compared.
  await db.schema
    .createIndex('produktArtikelnummer')
    .unique()
    .on('produkt')
    .column('artikelnummer')
    .execute();
}

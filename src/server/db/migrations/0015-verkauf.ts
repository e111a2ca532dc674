import { type Kysely, sql } from 'kysely';

/** Products get what selling needs: tax rate, 'also made to order' with its working days, packed weight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const produkt = db.schema.alterTable('produkt');
  await produkt
    .addColumn('steuersatzPromille', 'integer', (c) =>
      c.notNull().defaultTo(190).check(sql`"steuersatzPromille" between 0 and 250`),
    )
    .execute();
  await produkt
    .addColumn('aufBestellung', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"aufBestellung" in (0, 1)`),
    )
    .execute();
  await produkt
    .addColumn('fertigungstage', 'integer', (c) =>
      // A check that is null counts as fulfilled, so each side says which null it means.
      c.check(sql`(fertigungstage is null and "aufBestellung" = 0)
        or (fertigungstage is not null and fertigungstage between 1 and 60)`),
    )
    .execute();
  await produkt
    .addColumn('packgewicht', 'integer', (c) => c.check(sql`packgewicht between 1 and 31500`))
    .execute();
}

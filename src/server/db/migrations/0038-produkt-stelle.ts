import type { Kysely } from 'kysely';

/**
 * The names and places of all products are read from an index that holds them: a product's row is kilobytes of texts,
 * and lists of thousands would read them all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('produktStelle')
    .on('produkt')
    .columns(['id', 'name', 'reihenfolge', 'aktiv'])
    .execute();
}

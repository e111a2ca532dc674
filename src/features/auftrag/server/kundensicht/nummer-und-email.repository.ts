import type { Db } from '#server/db/connect.ts';

/**
 * The order that has one of these numbers and this e-mail address; of several the newest. Orders without an
 * address are none.
 */
export function findByNummer(
  db: Db,
  { nummern, emailKey }: { nummern: string[]; emailKey: string },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('auftrag')
    .select('id')
    .where('nummer', 'in', nummern)
    .where('emailKey', '=', emailKey)
    .where('emailKey', '!=', '')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

import type { Db } from '#server/db/connect.ts';

/** The token of the order that has one of these numbers and this e-mail address. Orders without an address have none. */
export async function findTokenOf(
  db: Db,
  { nummern, emailKey }: { nummern: string[]; emailKey: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('auftrag')
    .select('token')
    .where('nummer', 'in', nummern)
    .where('emailKey', '=', emailKey)
    .where('emailKey', '!=', '')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.token;
}

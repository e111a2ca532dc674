import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/connect.ts';
import type { KontoLinkTable } from '#server/db/schema.ts';

/** Stores a link; an older one of the same account and kind no longer works. */
export async function replaceLink(db: Tx, row: Insertable<KontoLinkTable>): Promise<void> {
  await db
    .deleteFrom('kontoLink')
    .where('accountId', '=', row.accountId)
    .where('art', '=', row.art)
    .execute();
  await db.insertInto('kontoLink').values(row).execute();
}

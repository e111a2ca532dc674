import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';

/** The author of a change; `id` is missing for the terminal. */
export type Author = { id?: string; name: string };

export async function insertAenderung(
  db: Tx,
  accountId: string,
  { von, felder, now }: { von: Author; felder: string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('kundeAenderung')
    .values({
      id: ascendingId(),
      accountId,
      createdAt: now.toISOString(),
      von: von.name,
      vonId: von.id ?? null,
      felder: JSON.stringify(felder),
    })
    .execute();
}

/** The latest changes of each account, newest first, at most `limit` for each. */
export async function listAenderungen(db: Db, accountIds: string[], limit: number) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('kundeAenderung')
        .select(['accountId', 'createdAt', 'id', 'von', 'vonId', 'felder'])
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('accountId').orderBy('createdAt', 'desc').orderBy('id', 'desc'))
            .as('place'),
        )
        .where('accountId', 'in', accountIds)
        .as('numbered'),
    )
    .select(['accountId', 'createdAt', 'von', 'vonId', 'felder'])
    .where('place', '<=', limit)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

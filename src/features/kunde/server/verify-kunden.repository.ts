import type { Db } from '#server/db/connect.ts';

const limit = 20;

/** Accounts that have no person or no search text. */
export function listAccountsWithoutKunde(db: Db): Promise<{ id: string }[]> {
  return db
    .selectFrom('account')
    .leftJoin('kunde', 'kunde.accountId', 'account.id')
    .select('account.id')
    .where((eb) => eb.or([eb('kunde.id', 'is', null), eb('account.suche', '=', '')]))
    .orderBy('account.id')
    .limit(limit)
    .execute();
}

/** The number of people, and the number of customer numbers assigned. */
export async function countKunden(db: Db): Promise<{ anzahl: number; vergeben: number }> {
  const { anzahl } = await db
    .selectFrom('kunde')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  const folge = await db.selectFrom('kundennummerFolge').select('vergeben').executeTakeFirst();
  return { anzahl, vergeben: folge?.vergeben ?? 0 };
}

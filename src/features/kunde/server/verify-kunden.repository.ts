import type { Db } from '#server/db/connect.ts';

const limit = 20;

/** The next `limit` accounts after the id `after`, and whether there is a person behind each. */
export function listAccountsWithKunde(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; kundeId: string | null }[]> {
  return accountsWithKunde(db)
    .select('kunde.id as kundeId')
    .where('account.id', '>', after)
    .limit(limit)
    .execute();
}

/** The first accounts without a person behind them, or that the list does not find. */
export function listWrongAccounts(db: Db): Promise<{ id: string }[]> {
  return accountsWithKunde(db)
    .where((eb) => eb.or([eb('kunde.id', 'is', null), eb('account.suche', '=', '')]))
    .limit(limit)
    .execute();
}

function accountsWithKunde(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('kunde', 'kunde.accountId', 'account.id')
    .select('account.id')
    .orderBy('account.id');
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

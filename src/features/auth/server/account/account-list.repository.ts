import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import type { Role } from '#shared/roles.ts';
import type { Status } from '../../contract.ts';

/** The columns of an account for lists: without the password hash. */
const overview = [
  'id',
  'email',
  'vorname',
  'nachname',
  'role',
  'status',
  'createdAt',
  'updatedAt',
  'lastLogin',
] as const;

/** Filter of the list; every one of the `begriffe` must occur in the account's search text. */
export type AccountFilter = { begriffe: string[]; status?: Status; role?: Role };

function matches({ begriffe, status, role }: AccountFilter) {
  return (eb: ExpressionBuilder<Database, 'account'>): Expression<SqlBool> =>
    eb.and([
      ...(status ? [eb('status', '=', status)] : []),
      ...(role ? [eb('role', '=', role)] : []),
      ...begriffe.map((begriff) => contains(begriff)),
    ]);
}

function contains(begriff: string): Expression<SqlBool> {
  const pattern = `%${begriff.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`suche like ${pattern} escape '\\'`;
}

/** The newest accounts first, read from one covering index (`accountListe`). */
export function listAccounts(
  db: Db,
  filter: AccountFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .selectFrom('account')
    .select(overview)
    .where(matches(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
export type AccountOverview = Awaited<ReturnType<typeof listAccounts>>[number];

export async function countAccounts(db: Db, filter: AccountFilter): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The figures of all accounts, counted in one scan of the list's index. Admins are counted whatever their status. */
export function readAccountFigures(db: Db) {
  return db
    .selectFrom('account')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'active').as('active'),
      fn.countAll<number>().filterWhere('status', '=', 'blocked').as('blocked'),
      fn.countAll<number>().filterWhere('role', '=', 'admin').as('admins'),
    ])
    .executeTakeFirstOrThrow();
}

export function findAccount(db: Db, id: string): Promise<AccountOverview | undefined> {
  return db.selectFrom('account').select(overview).where('id', '=', id).executeTakeFirst();
}

/** Stores the account's search text; names and addresses are columns of this table, the rest comes from the caller. */
export async function updateSuche(db: Tx, id: string, suche: string): Promise<void> {
  await db.updateTable('account').set({ suche }).where('id', '=', id).execute();
}

import { deleteAccount, lockAccount } from '#features/auth/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';
import type { KontoWeg } from './send-link.ts';

/** Deletes an account with all that belongs to it; its orders stay without it (R40). The last admin stays. */
export async function deleteKonto(db: Tx, { accountId }: KontoWeg & { accountId: string }): Promise<void> {
  const locked = await lockAccount(db, { id: accountId });
  if (!locked) throw notFound('Konto');
  await deleteAccount(db, locked);
}

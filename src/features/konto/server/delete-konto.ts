import { deleteAccount, lockAccount } from '#features/auth/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';

/** Deletes an account and the person behind it; orders stay without them. */
export async function deleteKonto(
  db: Tx,
  { accountId }: { accountId: string; now: Date; adresse: string },
): Promise<void> {
  const locked = await lockAccount(db, { id: accountId });
  if (!locked) throw notFound('Konto');
  await deleteAccount(db, locked);
}

import type { Account } from '#features/auth/contract.ts';
import { type Caller, checkOwnPassword, lockAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { deleteKonto } from './delete-konto.ts';

const staffText =
  'Wer im Laden mitarbeitet, kann sein Konto nicht selbst löschen. Bitte fragen Sie die Inhaberin.';

/** Deletes the own account after its password; those who work here ask an admin. Returns the message for the answer. */
export async function deleteOwnKonto(
  db: Db,
  { account, password }: { account: Account; password: string },
  { caller, adresse }: { caller: Caller; adresse: string },
): Promise<string> {
  const { id, role } = account;
  if (role !== 'customer') throw new AppError('CONFLICT', staffText);
  await checkOwnPassword(db, { account, password }, caller);
  const { now } = caller;
  await inTransaction(db, (db) => deleteKonto(db, { accountId: id, now, adresse }), {
    lockFirst: (db) => lockAccount(db, { id }),
  });
  return 'Ihr Konto ist gelöscht.';
}

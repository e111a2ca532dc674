import { lockAccount, lockAdmins } from '#features/auth/server/index.ts';
import { deleteKonto } from '#features/konto/server/index.ts';
import type { Author } from '#features/kunde/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { eingriffProblem } from '../zugang-regeln.ts';

type By = { von: Author; now: Date; adresse: string };

/** Deletes an account with the person behind it; what the law keeps, her orders, stays without them (R40). */
export async function deleteBenutzer(db: Db, id: string, { von, now, adresse }: By): Promise<void> {
  const problem = eingriffProblem('loeschen', { accountId: id, vonId: von.id });
  if (problem) throw new AppError('CONFLICT', problem);
  const work = async (db: Tx) => {
    if (!(await lockAccount(db, { id }))) throw notFound('Benutzer');
    await deleteKonto(db, { accountId: id, now, adresse });
  };
  await inTransaction(db, work, { lockFirst: lockAdmins });
}

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Bestellung } from '../../kundensicht/bestellung-contract.ts';
import { lockAuftrag, setAccount } from '../auftragsakte/auftrag.repository.ts';
import { findBestellung, readBestellung } from './to-bestellung.ts';

/**
 * Gives the order of a link to an account. Its addresses stay with it: whoever made the order may have typed the e-mail address of
 * another person. An order of another account stays there; a repetition changes nothing.
 */
export function takeOverAuftrag(db: Db, token: string, accountId: string): Promise<Bestellung> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const auftrag = await lockAuftrag(db, id);
    if (!auftrag) throw new Error(`Order ${id} is gone.`);
    if (auftrag.accountId !== null && auftrag.accountId !== accountId)
      throw new AppError('CONFLICT', 'Diese Bestellung gehört schon zu einem anderen Konto.');
    if (auftrag.accountId === null) await setAccount(db, id, accountId);
    return readBestellung(db, token);
  });
}

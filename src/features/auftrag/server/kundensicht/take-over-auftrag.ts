import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { lockAuftraege, setAccount } from '../auftragsakte/auftrag.repository.ts';

/**
 * Gives an order to an account. Its addresses stay with it: whoever made the order may have typed the e-mail address of
 * another person. An order of another account stays there; a repetition changes nothing.
 */
export async function takeOverAuftrag(db: Tx, id: string, accountId: string): Promise<void> {
  const [auftrag] = await lockAuftraege(db, [id]);
  if (!auftrag) throw new Error(`Order ${id} is gone.`);
  if (auftrag.accountId !== null && auftrag.accountId !== accountId)
    throw new AppError('CONFLICT', 'Diese Bestellung gehört schon zu einem anderen Konto.');
  if (auftrag.accountId === null) await setAccount(db, id, accountId);
}

import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { addEreignisse, lockAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import { kunde } from '../stornieren/cancel-auftrag.ts';

/**
 * Records that the customer of an order wants deleted what the law does not want kept; `anonymiseAuftraege`
 * does it once the order is done. A repetition changes nothing. Orders of an account are deleted from with
 * the account. Answers what she reads.
 */
export async function recordLoeschwunsch(db: Tx, id: string, now: Date): Promise<string> {
  const akte = await lockAuftragsakte(db, id);
  if (akte.auftrag.accountId !== null)
    throw new AppError(
      'CONFLICT',
      'Diese Bestellung gehört zu einem Konto. Bitte melden Sie sich an und löschen Sie das Konto in Ihrem Profil.',
    );
  const isGewuenscht = akte.ereignisse.some(({ typ }) => typ === 'loeschwunsch');
  const wunsch = { typ: 'loeschwunsch' as const, angaben: {}, at: now.toISOString() };
  if (!isGewuenscht) await addEreignisse(db, akte, { neue: [wunsch], von: kunde, now });
  return isGewuenscht ? 'Ihr Wunsch war schon vorgemerkt.' : 'Ihr Wunsch ist vorgemerkt.';
}

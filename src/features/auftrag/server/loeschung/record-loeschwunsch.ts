import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Bestellung } from '../../kundensicht/bestellung-contract.ts';
import { addEreignisse, lockVorgang } from '../auftragsakte/auftragsakte.ts';
import { findBestellung, readBestellung } from '../kundensicht/to-bestellung.ts';
import { kunde } from '../stornieren/cancel-auftrag.ts';

/**
 * Records that the customer of a link wants deleted what the law does not want kept; `anonymiseAuftraege` does it once the order is done.
 * A repetition changes nothing. Orders of an account are deleted from with the account.
 */
export function requestLoeschung(
  db: Db,
  token: string,
  { now }: { now: Date },
): Promise<{ message: string; bestellung: Bestellung }> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const vorgang = await lockVorgang(db, id);
    if (vorgang.auftrag.accountId !== null)
      throw new AppError(
        'CONFLICT',
        'Diese Bestellung gehört zu einem Konto. Bitte melden Sie sich an und löschen Sie das Konto in Ihrem Profil.',
      );
    const istGewuenscht = vorgang.ereignisse.some(({ typ }) => typ === 'loeschwunsch');
    const wunsch = { typ: 'loeschwunsch' as const, angaben: {}, at: now.toISOString() };
    if (!istGewuenscht) await addEreignisse(db, vorgang, { neue: [wunsch], von: kunde, now });
    const message = istGewuenscht ? 'Ihr Wunsch war schon vorgemerkt.' : 'Ihr Wunsch ist vorgemerkt.';
    return { message, bestellung: await readBestellung(db, token) };
  });
}

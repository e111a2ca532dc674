import { listEreignisse, lockZahlstand, writeNotiz } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { automatisch, type ZahlungServices } from './zahlung-services.ts';
import { endVersuch, type Versuch, type VersuchEnde } from './zahlungsversuch.repository.ts';

/** `von`: how it may stand before; open, unless it is said. */
type Ende = { stand: VersuchEnde; text: string; von?: Versuch['stand'][] | undefined };

/**
 * Ends an attempt whose money a person has to look after, and says so on its order. Of an order whose data its
 * customer had deleted the log alone says it.
 */
export async function endWithNotiz(
  db: Db,
  { id, auftragId }: Versuch,
  { stand, text, von, ...services }: Ende & Pick<ZahlungServices, 'now' | 'adresse' | 'log'>,
): Promise<void> {
  const now = services.now();
  const { adresse } = services;
  const end = (isMitNotiz: boolean) =>
    inTransaction(db, async (db) => {
      // The order first, as bookings do.
      await lockZahlstand(db, auftragId);
      const isJetzt = await endVersuch(db, id, { stand, von, at: now });
      if (!isJetzt || !isMitNotiz) return isJetzt;
      const gesehen = (await listEreignisse(db, [auftragId])).get(auftragId)?.length ?? 0;
      await writeNotiz(db, { id: auftragId, gesehen, text }, { von: automatisch, now, adresse });
      return true;
    });
  const isJetzt = await end(true).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    return end(false);
  });
  if (isJetzt) services.log.error({ versuchId: id, auftragId }, 'money of an attempt to pay needs a person');
}

import { listEreignisse, lockZahlstand, writeNotiz } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';
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

const dayMs = 24 * 3_600_000;

/** So long after its end the shop waits for a provider, or a payment there, that it misses: a key may be wrong. */
const fremdMs = dayMs;

/** So long after its end the shop waits for a provider that gives no answer. Then its order goes on without one. */
const stummMs = 3 * dayMs;

type Anlass = {
  /** What the provider was asked and did not answer; without it there is no such provider to ask. */
  error?: unknown;
  services: ZahlungServices;
};

/**
 * An attempt that nobody can say anything about: it is at a provider, or in a mode, that the shop does not have any
 * more, or its provider does not know it, or gives no answer. It ends after some time, so that it does not hold its
 * order for ever, and its order says what is not known; where no money could move it just ends. Until then the error
 * is thrown on.
 */
export async function endOhneAuskunft(db: Db, versuch: Versuch, { error, services }: Anlass): Promise<void> {
  if (error !== undefined && !(error instanceof AnbieterError)) throw error;
  const { id, anbieter, modus, laeuftBis, betragCent } = versuch;
  const now = services.now();
  const name = anbieterName(anbieter);
  const isStumm = error !== undefined && !error.isUnbekannt;
  const isProbe = modus !== 'live';
  const wartetMs = isStumm ? stummMs : fremdMs;
  if ((isStumm || !isProbe) && now.getTime() < Date.parse(laeuftBis) + wartetMs)
    throw error ?? new AnbieterError(`The shop has no ${anbieter} to ask.`);
  if (isProbe) {
    await inTransaction(db, (db) => endVersuch(db, id, { stand: 'abgelaufen', at: now }));
    return;
  }
  const betrag = formatEuro(centToEuro(betragCent));
  const text = `Ob die begonnene Online-Zahlung über ${betrag} bezahlt wurde, ist nicht bekannt: ${grundOf(name, error)} Bitte sehen Sie dort nach.`;
  await endWithNotiz(db, versuch, { stand: 'abgelaufen', text, ...services });
}

function grundOf(name: string, error: AnbieterError | undefined): string {
  if (!error) return `Der Zahlungsanbieter ${name} ist nicht mehr eingerichtet.`;
  if (error.isUnbekannt) return `Der Zahlungsanbieter ${name} findet sie nicht.`;
  return `Der Zahlungsanbieter ${name} gibt darüber keine Auskunft.`;
}

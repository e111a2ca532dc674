import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { endWithNotiz } from './end-with-notiz.ts';
import type { ZahlungServices } from './zahlung-services.ts';
import { endVersuch, type Versuch } from './zahlungsversuch.repository.ts';

const dayMs = 24 * 3_600_000;

/** So long after its end the shop waits for a provider, or a payment there, that it does not find: a key may be missing. */
const fremdMs = dayMs;

/** So long after its end the shop waits for a provider that gives no answer. Then its order goes on without one. */
const stummMs = 3 * dayMs;

/** As people call them. */
const anbieterNamen: Record<string, string> = {
  stripe: 'Stripe',
  mollie: 'Mollie',
  probe: 'Probezahlung',
};

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
  const name = anbieterNamen[anbieter] ?? anbieter;
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

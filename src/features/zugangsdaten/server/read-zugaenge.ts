import { countLaufende } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type Zugaenge as Antwort, smtpAngaben } from '../contract.ts';
import type { Zahlungsweg, Zugaenge, Zugangsstand } from './zugaenge.ts';

/** What may be known of the accesses, for the settings: nothing that is secret (R61). */
export async function readZugaenge(
  db: Db,
  zugaenge: Zugaenge,
  { adresse }: { adresse: string },
): Promise<Antwort> {
  const [smtp, zahlung] = [await zugaenge.smtp(), await zugaenge.zahlung()];
  const { weg } = zahlung;
  return {
    speicherbar: zugaenge.schluessel.isMoeglich,
    smtp: { ...standOf(smtp), ...(smtp.zugang ? { angaben: smtpAngaben.parse(smtp.zugang) } : {}) },
    zahlung: {
      ...standOf(zahlung),
      ...(weg ? { anbieter: weg.zugang.anbieter, modus: weg.anbieter.modus } : {}),
      meldungen: weg !== undefined && hatMeldungen(weg),
      // Mollie is told with each payment.
      meldungAdresse: `${adresse}/api/zahlung/meldung/stripe`,
      laufend: weg ? await countLaufende(db, weg.anbieter) : 0,
    },
  };
}

/** Mollie's are believed without a key: they say nothing but what to ask for. */
function hatMeldungen({ zugang }: Zahlungsweg): boolean {
  return zugang.anbieter === 'stripe' ? zugang.webhookSecret !== undefined : zugang.anbieter === 'mollie';
}

function standOf({ quelle, unlesbar, row }: Zugangsstand<unknown, unknown>) {
  const { version = 0, geaendertAt = null, von = null } = row ?? {};
  return { quelle, unlesbar, version, geaendertAt, von };
}

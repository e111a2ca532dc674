import type { Db } from '#server/db/connect.ts';
import type { ZahlungsAnbieter } from './anbieter.ts';
import { openMollie } from './mollie.ts';
import type { MollieZugang } from './mollie-ask.ts';
import { openProbe } from './probe.ts';
import { openStripe, type StripeZugang } from './stripe.ts';

/** Access to a payment provider. */
export type ZahlungsZugang =
  | ({ anbieter: 'stripe' } & StripeZugang)
  | ({ anbieter: 'mollie' } & MollieZugang)
  | { anbieter: 'probe' };

/** The payment provider of this access. */
export function openAnbieter(db: Db, zugang: ZahlungsZugang, { now }: { now: () => Date }): ZahlungsAnbieter {
  if (zugang.anbieter === 'stripe') return openStripe(zugang, { now });
  return zugang.anbieter === 'mollie' ? openMollie(zugang) : openProbe(db, { now });
}

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

/** The payment provider of this access; without one nothing is paid online. */
export function openAnbieter(
  db: Db,
  zugang: ZahlungsZugang | undefined,
  { now }: { now: () => Date },
): ZahlungsAnbieter | undefined {
  if (zugang?.anbieter === 'stripe') return openStripe(zugang, { now });
  if (zugang?.anbieter === 'mollie') return openMollie(zugang);
  return zugang && openProbe(db, { now });
}

import { z } from 'zod';
import { AnbieterError, type Zahlungsauskunft } from './anbieter.ts';
import { wegOf } from './stripe-wege.ts';

const charge = z.object({
  amount_refunded: z.int().nullish(),
  payment_method_details: z.object({
    type: z.string(),
    card: z.object({ wallet: z.object({ type: z.string() }).nullish() }).nullish(),
  }),
});

/** What the shop reads of a session; the rest may change as Stripe likes. */
const session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  amount_total: z.int(),
  currency: z.string().length(3),
  payment_intent: z.object({ status: z.string(), latest_charge: z.unknown() }).nullish().catch(undefined),
});
type Session = z.infer<typeof session>;

/** States of a payment that was begun and came to nothing. */
const failed = ['canceled', 'requires_payment_method'];

/** What a session says, retrieved with its `payment_intent.latest_charge`. */
export function readSession(answer: unknown): Zahlungsauskunft {
  const result = session.safeParse(answer);
  if (!result.success) {
    const names = result.error.issues.map(({ path }) => path.join('.'));
    throw new AnbieterError(`Stripe describes a payment in an unknown way: ${names.join(', ')}.`);
  }
  const { amount_total, currency, payment_intent } = result.data;
  const { data } = charge.safeParse(payment_intent?.latest_charge);
  const details = data?.payment_method_details;
  const weg = details && wegOf(details.type, details.card?.wallet?.type);
  // What went back is no money of the order any more: a shop that was restored may not know of it.
  const betragCent = amount_total - (data?.amount_refunded ?? 0);
  return { stand: standOf(result.data), betragCent, waehrung: currency.toUpperCase(), weg };
}

/** A session that is complete without its money waits for it, unless it is known that none will come. */
function standOf({ status, payment_status, payment_intent }: Session): Zahlungsauskunft['stand'] {
  if (status === 'expired') return 'zu';
  if (status === 'open') return 'offen';
  if (payment_status === 'paid') return 'bezahlt';
  return failed.includes(payment_intent?.status ?? '') ? 'zu' : 'offen';
}

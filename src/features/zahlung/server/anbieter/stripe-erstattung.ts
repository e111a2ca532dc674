import type Stripe from 'stripe';
import { z } from 'zod';
import { AnbieterError, type Erstattungsauskunft, type NeueErstattung } from './anbieter.ts';
import { toErstattungError } from './stripe-error.ts';

const session = z.object({ payment_intent: z.string().nullish(), amount_total: z.int() });

/** One page of what was returned of a payment; most of it is none of the shop's business. */
const page = z.object({
  data: z.array(
    z.looseObject({
      ...{ id: z.string(), amount: z.int(), status: z.string().nullish() },
      metadata: z.record(z.string(), z.unknown()).nullish().catch(undefined),
    }),
  ),
  has_more: z.boolean(),
});
type Entry = z.infer<typeof page>['data'][number];

const refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
});

/** Pages that are looked through; a payment of a shop has a handful of refunds. */
const pages = 10;

/** Returns money of a payment. What was begun under the same id is looked for: Stripe keeps keys for a day. */
export async function erstatteBeiStripe(stripe: Stripe, neu: NeueErstattung): Promise<Erstattungsauskunft> {
  const { intent, bezahltCent } = await readPayment(stripe, neu.zahlungId);
  const known = await listRefunds(stripe, intent);
  const begun = known.find(({ metadata }) => metadata?.erstattung === neu.id);
  if (!begun) refuseUnbekanntes(neu, { bezahltCent, known });
  const answer = begun ?? (await create(stripe, intent, neu));
  const { amount, currency } = parse(refund, answer);
  if (amount !== neu.betragCent || currency !== 'eur')
    throw new AnbieterError('Stripe returns another amount than was asked for.');
  return readRefund(answer);
}

export async function liesBeiStripe({ refunds }: Stripe, id: string): Promise<Erstattungsauskunft> {
  return readRefund(await refunds.retrieve(id));
}

async function readPayment({ checkout }: Stripe, sessionId: string) {
  const { payment_intent, amount_total } = parse(session, await checkout.sessions.retrieve(sessionId));
  if (!payment_intent)
    throw new AnbieterError('Stripe has no money of this payment to return.', { isAbgelehnt: true });
  return { intent: payment_intent, bezahltCent: amount_total };
}

/** Something was returned there that the shop does not know of: a person has to look. */
function refuseUnbekanntes(
  { uebrigCent }: NeueErstattung,
  { bezahltCent, known }: { bezahltCent: number; known: Entry[] },
): void {
  const money = known.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const left = money.reduce((cent, { amount }) => cent - amount, bezahltCent);
  if (left < uebrigCent)
    throw new AnbieterError('Stripe has less of this payment left than the shop knows of.', {
      isAbgelehnt: true,
    });
}

async function listRefunds({ refunds }: Stripe, intent: string): Promise<Entry[]> {
  const found: Entry[] = [];
  let after: string | undefined;
  for (let read = 0; read < pages; read += 1) {
    const params = { payment_intent: intent, limit: 100, ...(after ? { starting_after: after } : {}) };
    const { data, has_more } = parse(page, await refunds.list(params));
    found.push(...data);
    if (!has_more) return found;
    after = data.at(-1)?.id;
  }
  throw new AnbieterError('Stripe has too many refunds of one payment to find one among them.');
}

async function create({ refunds }: Stripe, intent: string, neu: NeueErstattung): Promise<unknown> {
  const { id, betragCent, nummer } = neu;
  const params: Stripe.RefundCreateParams = {
    payment_intent: intent,
    amount: betragCent,
    reason: 'requested_by_customer',
    metadata: { nummer, erstattung: id },
  };
  try {
    return await refunds.create(params, { idempotencyKey: `erstattung-${id}` });
  } catch (error) {
    throw toErstattungError(error);
  }
}

function readRefund(answer: unknown): Erstattungsauskunft {
  const { id, status } = parse(refund, answer);
  return { anbieterId: id, stand: standOf(status) };
}

function standOf(status: z.infer<typeof refund>['status']): Erstattungsauskunft['stand'] {
  if (status === 'succeeded') return 'erledigt';
  return status === 'pending' || status === 'requires_action' ? 'laeuft' : 'gescheitert';
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path }) => path.join('.'));
  throw new AnbieterError(`Stripe describes a refund in an unknown way: ${names.join(', ')}.`);
}

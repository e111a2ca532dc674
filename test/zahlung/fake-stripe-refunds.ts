import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type FakeCheckout, FakeRefusal, type FakeSession } from './fake-stripe-session.ts';

/** A refund by the SDK's types, with the fields that matter. */
export type FakeRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'payment_intent' | 'reason' | 'status'
>;

/** What was returned, and how the next refunds go; a test may change all of it. */
export type FakeRefunds = {
  /** Oldest first. */
  made: FakeRefund[];
  /** How the next ones stand at first; one that is not listed has succeeded. */
  next: string[];
  /** What the next ones are refused with. */
  refusals: FakeRefusal[];
  /** So many are told at once, at most. */
  pageSize: number;
};

type Store = { checkout: FakeCheckout; refunds: FakeRefunds };

/** A refusal comes before any refund, and is kept under the key as a refund would be. */
export function createRefund({ checkout, refunds }: Store, params: Record<string, string>): object {
  const refusal = refunds.refusals.shift();
  if (refusal) throw refusal;
  const session = findPaid(checkout, params.payment_intent ?? '');
  const amount = Number(params.amount);
  refuseTooMuch(session, amount);
  const metadata = {
    nummer: params['metadata[nummer]'] ?? '',
    erstattung: params['metadata[erstattung]'] ?? '',
  };
  const refund: FakeRefund = {
    ...{ id: `re_${randomBytes(12).toString('hex')}`, object: 'refund', amount, metadata },
    currency: session.currency ?? '',
    payment_intent: session.payment_intent?.id ?? '',
    reason: params.reason ?? null,
    status: refunds.next.shift() ?? 'succeeded',
  };
  refunds.made.push(refund);
  countRefunds({ checkout, refunds }, refund);
  return { ...refund };
}

export function readRefund({ made }: FakeRefunds, id: string): object {
  const refund = made.find((refund) => refund.id === id);
  if (!refund) throw new FakeRefusal(`No such refund: '${id}'`, { status: 404, code: 'resource_missing' });
  return refund;
}

/** The newest first, page by page. */
export function listRefunds({ made, pageSize }: FakeRefunds, params: Record<string, string>): object {
  const all = made.filter(({ payment_intent }) => payment_intent === params.payment_intent).reverse();
  const start = all.findIndex(({ id }) => id === params.starting_after) + 1;
  const data = all.slice(start, start + Math.min(pageSize, Number(params.limit ?? 10)));
  return { object: 'list', url: '/v1/refunds', has_more: start + data.length < all.length, data };
}

/** What becomes of a refund later. */
export function changeRefund(store: Store, id: string, change: Partial<FakeRefund>): void {
  const refund = Object.assign(readRefund(store.refunds, id), change) as FakeRefund;
  countRefunds(store, refund);
}

function findPaid({ sessions }: FakeCheckout, intentId: string): FakeSession {
  const session = [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === intentId);
  if (!session)
    throw new FakeRefusal(`No such payment_intent: '${intentId}'`, { status: 404, code: 'resource_missing' });
  if (session.payment_intent?.status !== 'succeeded')
    throw new FakeRefusal(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return session;
}

/** Stripe has a code for a charge that is returned wholly, and none for one that has too little left. */
function refuseTooMuch({ amount_total, payment_intent }: FakeSession, amount: number): void {
  const left = (amount_total ?? 0) - (payment_intent?.latest_charge?.amount_refunded ?? 0);
  if (left === 0)
    throw new FakeRefusal('Charge has already been refunded.', { code: 'charge_already_refunded' });
  if (amount > left)
    throw new FakeRefusal(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
}

/** What came to nothing is money of the payment again. */
function countRefunds({ checkout, refunds }: Store, { payment_intent }: FakeRefund): void {
  const charge = findPaid(checkout, String(payment_intent)).payment_intent?.latest_charge;
  const gone = refunds.made.filter(
    (refund) =>
      refund.payment_intent === payment_intent && !['failed', 'canceled'].includes(refund.status ?? ''),
  );
  if (charge) charge.amount_refunded = gone.reduce((sum, { amount }) => sum + amount, 0);
}

import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';

type Session = Stripe.Checkout.Session;

type FakeCharge = Pick<Stripe.Charge, 'id' | 'object' | 'amount_refunded'> & {
  payment_method_details: Pick<Stripe.Charge.PaymentMethodDetails, 'type'> & {
    card?: { wallet: Pick<Stripe.Charge.PaymentMethodDetails.Card.Wallet, 'type'> | null };
  };
};

type FakeIntent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status'> & {
  latest_charge: FakeCharge | null;
};

/** A session by the SDK's types, with the fields that matter to a payment. */
export type FakeSession = Pick<
  Session,
  'id' | 'object' | 'status' | 'payment_status' | 'amount_total' | 'currency' | 'url' | 'expires_at'
> &
  Pick<Session, 'client_reference_id' | 'customer_email' | 'metadata' | 'mode' | 'livemode'> & {
    payment_intent: FakeIntent | null;
  };

/** An event, and the session as it was then. */
export type FakeEvent = Pick<Stripe.Event, 'id' | 'object' | 'type' | 'created'> & {
  data: { object: object };
};

export type FakeCheckout = {
  sessions: Map<string, FakeSession>;
  /** What happened, oldest first, to be sent or not. */
  messages: FakeEvent[];
  now: () => Date;
};

type FakeGrund = { status?: number; code?: string; messageCode?: string; type?: string };

/** What Stripe refuses, with its status and codes. */
export class FakeRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly messageCode: string | undefined;
  readonly type: string;

  constructor(message: string, { status = 400, code, messageCode, type }: FakeGrund = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.messageCode = messageCode;
    this.type = type ?? 'invalid_request_error';
  }
}

/** Milliseconds that a session may live. */
const lifeMs = { min: 30 * 60_000, max: 24 * 3_600_000 };

export function createSession(checkout: FakeCheckout, params: Record<string, string>, id: string): object {
  const livesMs = Number(params.expires_at) * 1000 - checkout.now().getTime();
  if (livesMs < lifeMs.min || livesMs > lifeMs.max)
    throw new FakeRefusal('The expires_at timestamp is out of range.', { code: 'parameter_invalid' });
  const session: FakeSession = {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false },
    ...{ status: 'open', payment_status: 'unpaid', payment_intent: null },
    amount_total: Number(params['line_items[0][price_data][unit_amount]']),
    currency: params['line_items[0][price_data][currency]'] ?? null,
    url: `https://checkout.stripe.example/c/pay/${id}`,
    expires_at: Number(params.expires_at),
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    metadata: { versuch: params['metadata[versuch]'] ?? '' },
  };
  checkout.sessions.set(id, session);
  return shown(session, false);
}

export function readSession(checkout: FakeCheckout, id: string, isExpanded: boolean): object {
  return shown(findSession(checkout, id), isExpanded);
}

export function expireSession(checkout: FakeCheckout, id: string): object {
  const session = findSession(checkout, id);
  if (session.status !== 'open')
    throw new FakeRefusal('Only Checkout Sessions with a status in ["open"] can be expired.');
  endSession(checkout, id);
  return shown(session, false);
}

/** What was paid: another amount or currency, or a way the shop does not know, if a test says so. */
export type FakePaid = { weg?: OnlineWeg | 'eps'; betragCent?: number; waehrung?: string };

/** The shopper has paid. */
export function paySession(
  checkout: FakeCheckout,
  id: string,
  { weg = 'karte', betragCent, waehrung }: FakePaid = {},
): void {
  const session = findSession(checkout, id);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.amount_total = betragCent ?? session.amount_total;
  session.currency = waehrung ?? session.currency;
  session.payment_intent = intentOf('succeeded', detailsOf[weg]);
  note(checkout, session, 'checkout.session.completed');
}

/** She is done, and the money is on its way. */
export function leaveUnderWay(checkout: FakeCheckout, id: string): void {
  const session = findSession(checkout, id);
  session.status = 'complete';
  session.payment_intent = intentOf('processing', { type: 'sepa_debit' });
  note(checkout, session, 'checkout.session.completed');
}

/** The money that was on its way does not come. */
export function failUnderWay(checkout: FakeCheckout, id: string): void {
  const session = findSession(checkout, id);
  session.payment_intent = intentOf('requires_payment_method', { type: 'sepa_debit' });
  note(checkout, session, 'checkout.session.async_payment_failed');
}

/** Its time is over. */
export function endSession(checkout: FakeCheckout, id: string): void {
  const session = findSession(checkout, id);
  if (session.status !== 'open') return;
  session.status = 'expired';
  note(checkout, session, 'checkout.session.expired');
}

function findSession({ sessions, now }: FakeCheckout, id: string): FakeSession {
  const session = sessions.get(id);
  if (!session)
    throw new FakeRefusal(`No such checkout.session: ${id}`, { status: 404, code: 'resource_missing' });
  if (session.status === 'open' && session.expires_at * 1000 <= now().getTime()) session.status = 'expired';
  return session;
}

/** Closed sessions have no address, and objects inside are ids unless they are asked for. */
function shown(session: FakeSession, isExpanded: boolean): object {
  const { payment_intent, url, status } = session;
  return {
    ...session,
    url: status === 'open' ? url : null,
    payment_intent: isExpanded ? payment_intent : (payment_intent?.id ?? null),
  };
}

function note({ messages, now }: FakeCheckout, session: FakeSession, type: FakeEvent['type']): void {
  const created = Math.floor(now().getTime() / 1000);
  messages.push({
    ...{ id: `evt_${newId()}`, object: 'event', type, created },
    data: { object: shown(session, false) },
  });
}

function intentOf(status: FakeIntent['status'], details: FakeCharge['payment_method_details']): FakeIntent {
  const charge: FakeCharge = {
    ...{ id: `ch_${newId()}`, object: 'charge', amount_refunded: 0 },
    payment_method_details: details,
  };
  return { id: `pi_${newId()}`, object: 'payment_intent', status, latest_charge: charge };
}

function newId(): string {
  return randomBytes(12).toString('hex');
}

const detailsOf: Record<OnlineWeg | 'eps', FakeCharge['payment_method_details']> = {
  karte: { type: 'card', card: { wallet: null } },
  applePay: { type: 'card', card: { wallet: { type: 'apple_pay' } } },
  googlePay: { type: 'card', card: { wallet: { type: 'google_pay' } } },
  link: { type: 'card', card: { wallet: { type: 'link' } } },
  paypal: { type: 'paypal' },
  wero: { type: 'wero' },
  klarna: { type: 'klarna' },
  amazonPay: { type: 'amazon_pay' },
  eps: { type: 'eps' },
};

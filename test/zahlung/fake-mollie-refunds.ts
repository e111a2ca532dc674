import { randomBytes } from 'node:crypto';
import type { MolliePayment } from './fake-mollie-payment.ts';

type Geld = MolliePayment['amount'];

export type MollieRefund = {
  resource: 'refund';
  id: string;
  paymentId: string;
  status: string;
  amount: Geld;
  description: string;
  metadata: unknown;
};

/** What was returned, and how the next refunds go; a test may change all of it. */
export type MollieRefunds = {
  /** Oldest first. */
  made: MollieRefund[];
  /** How the next ones stand at first; one that is not listed is pending. */
  next: string[];
  /** The statuses with which the next ones are refused. */
  refusals: number[];
  /** So many are told at once, at most. */
  pageSize: number;
  /** What was returned in the last hour, by payment and amount: the same again is taken for a mistake. */
  lastHour: Set<string>;
  /** As some accounts have it: so much more than was paid may be returned. */
  moreCent: number;
};

export const noRefunds = (): MollieRefunds => ({
  ...{ made: [], next: [], refusals: [], pageSize: 250, lastHour: new Set(), moreCent: 0 },
});

export type MollieAnswer = { status: number; body: object };

export function refusal(status: number, title: string): MollieAnswer {
  return { status, body: { status, title, detail: 'Something that may name what was sent.' } };
}

type Sent = Pick<MollieRefund, 'amount' | 'description' | 'metadata'>;

export function createRefund(refunds: MollieRefunds, payment: MolliePayment, sent: Sent): MollieAnswer {
  const refused = refunds.refusals.shift();
  if (refused) return refusal(refused, 'Refused');
  const { currency, value } = sent.amount;
  const left = centOf(payment.amount) - returnedCent(refunds, payment.id) + refunds.moreCent;
  const isPossible = payment.status === 'paid' && currency === payment.amount.currency;
  if (!isPossible || centOf(sent.amount) > left) return refusal(422, 'Unprocessable Entity');
  const recent = `${payment.id} ${value}`;
  if (refunds.lastHour.has(recent)) return refusal(409, 'Conflict');
  refunds.lastHour.add(recent);
  const refund: MollieRefund = {
    ...{ resource: 'refund', id: `re_${randomBytes(8).toString('hex')}`, paymentId: payment.id },
    ...{ status: refunds.next.shift() ?? 'pending', ...sent },
  };
  refunds.made.push(refund);
  return { status: 201, body: { ...refund } };
}

export function readRefund({ made }: MollieRefunds, paymentId: string, refundId: string): MollieAnswer {
  const refund = made.find(({ id, ...of }) => id === refundId && of.paymentId === paymentId);
  return refund ? { status: 200, body: refund } : refusal(404, 'Not Found');
}

/** The newest first, page by page; the address of the next is another machine's, as behind a proxy. */
export function listRefunds({ made, pageSize }: MollieRefunds, paymentId: string, query: URLSearchParams) {
  const all = made.filter((refund) => refund.paymentId === paymentId).reverse();
  const start = Math.max(
    0,
    all.findIndex(({ id }) => id === query.get('from')),
  );
  const end = start + Math.min(pageSize, Number(query.get('limit') ?? 50));
  const after = all[end];
  const href = `https://api.mollie.example/v2/payments/${paymentId}/refunds?from=${after?.id}&limit=50`;
  const refunds = all.slice(start, end);
  const body = { count: refunds.length, _embedded: { refunds }, _links: { next: after ? { href } : null } };
  return { status: 200, body };
}

/** The payment as Mollie shows it: with what went back, once there is some. */
export function withRefunded(refunds: MollieRefunds, payment: MolliePayment): MolliePayment {
  const cent = returnedCent(refunds, payment.id);
  const value = (cent / 100).toFixed(2);
  return cent === 0 ? payment : { ...payment, amountRefunded: { currency: payment.amount.currency, value } };
}

function returnedCent({ made }: MollieRefunds, id: string): number {
  const gone = made.filter(
    ({ paymentId, status }) => paymentId === id && !['failed', 'canceled'].includes(status),
  );
  return gone.reduce((cent, { amount }) => cent + centOf(amount), 0);
}

function centOf({ value }: Geld): number {
  return Math.round(Number(value) * 100);
}

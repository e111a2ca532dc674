import { randomBytes } from 'node:crypto';

/** A payment as Mollie shows it. */
export type MolliePayment = {
  id: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  isCancelable: boolean;
  amount: { currency: string; value: string };
  amountRefunded?: { currency: string; value: string };
  method: string | null;
  details?: { wallet?: string };
  _links: { checkout?: { href: string } };
  /** What the shop sent. */
  sent: Record<string, unknown>;
};

export function newPayment(sent: Record<string, unknown>): MolliePayment {
  const id = `tr_${randomBytes(8).toString('hex')}`;
  return {
    ...{ id, status: 'open', isCancelable: true, method: null, sent },
    amount: sent.amount as MolliePayment['amount'],
    _links: { checkout: { href: `https://www.mollie.example/checkout/${id}` } },
  };
}

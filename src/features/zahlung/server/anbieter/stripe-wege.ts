import type Stripe from 'stripe';
import { z } from 'zod';
import { type OnlineWeg, onlineWege } from '#features/zahlarten/online-wege.ts';

/** The ways to pay by their names at Stripe. */
const wegOfType: Record<string, OnlineWeg> = {
  card: 'karte',
  paypal: 'paypal',
  wero: 'wero',
  apple_pay: 'applePay',
  google_pay: 'googlePay',
  klarna: 'klarna',
  amazon_pay: 'amazonPay',
  link: 'link',
};

/**
 * Debits, transfers and vouchers: whether they were paid is known hours or days later, when the pieces would long be
 * somebody else's. Listed here rather than those that are wanted: what an account offers beyond, such as a way that is
 * newer than this list, is its owner's choice.
 */
export const delayedTypes: readonly Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[] = [
  ...([
    'acss_debit',
    'au_becs_debit',
    'bacs_debit',
    'nz_bank_account',
    'sepa_debit',
    'us_bank_account',
  ] as const),
  ...(['customer_balance', 'pay_by_bank', 'payto', 'sofort'] as const),
  ...(['boleto', 'konbini', 'multibanco', 'oxxo'] as const),
];

/**
 * The types of ways that the shop does not offer. Stripe refuses a payment that excludes what it has no type for here:
 * the wallets go with the card, Link is hidden by an option of its own, and Wero is switched off at Stripe.
 */
export function excludedTypes(ohne: readonly OnlineWeg[]) {
  return (['card', 'paypal', 'klarna', 'amazon_pay'] as const).filter((type) =>
    ohne.some((weg) => wegOfType[type] === weg),
  );
}

const entry = z.object({
  available: z.literal(true),
  display_preference: z.object({ value: z.literal('on') }),
});

/** The ways that the account offers by itself; those of other programs that are connected to it do not count. */
export function readWege(configurations: Stripe.PaymentMethodConfiguration[]): OnlineWeg[] {
  const own = configurations.filter(({ active, application }) => active && !application);
  const configuration = own.find(({ is_default }) => is_default) ?? own[0] ?? {};
  const on = Object.entries(configuration).filter(([, value]) => entry.safeParse(value).success);
  const wege = on.flatMap(([type]) => wegOfType[type] ?? []);
  const offered = wege.includes('karte') ? wege : wege.filter((weg) => !overCard.includes(weg));
  return onlineWege.filter((weg) => offered.includes(weg));
}

/** Wallets that pay with a card. */
const overCard: OnlineWeg[] = ['applePay', 'googlePay'];

/** What was paid with, from the details of the charge; a card in a wallet counts as the wallet. */
export function wegOf(type: string, wallet: string | undefined): OnlineWeg | undefined {
  return (wallet === undefined ? undefined : wegOfType[wallet]) ?? wegOfType[type];
}

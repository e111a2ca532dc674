import type Stripe from 'stripe';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import { modusOfSchluessel } from '../../anbieter-schluessel.ts';
import {
  AnbieterError,
  type Anbietermeldung,
  type NeueZahlung,
  type ZahlungsAnbieter,
  type Zahlungsauskunft,
} from './anbieter.ts';
import { toAnbieterError } from './stripe-error.ts';
import { erstatteBeiStripe, liesBeiStripe } from './stripe-erstattung.ts';
import { readSession } from './stripe-session.ts';
import { delayedTypes, excludedTypes, readWege } from './stripe-wege.ts';

/** Its secret key, that of its messages, and, for tests, where it is. */
export type StripeZugang = { key: string; webhookSecret: string | undefined; api: string | undefined };

type Options = {
  now: () => Date;
  /** Milliseconds that one request may take, and how often one that failed is repeated. */
  timeout?: number;
  maxNetworkRetries?: number;
};

/** Stripe with its own page: no card number ever comes near the shop, and none of its scripts into its pages. */
export function openStripe(zugang: StripeZugang, options: Options): ZahlungsAnbieter {
  const { key, webhookSecret } = zugang;
  let opened: Promise<Stripe> | undefined;
  const ask = async <Answer>(work: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    opened ??= connect(zugang, options);
    try {
      return await work(await opened);
    } catch (error) {
      throw error instanceof AnbieterError ? error : toAnbieterError(error);
    }
  };
  return {
    name: 'stripe',
    modus: modusOfSchluessel(key),
    leseWege: () => ask(readOfferedWege),
    beginne: (zahlung) => ask((stripe) => begin(stripe, zahlung)),
    lies: (id) => ask((stripe) => retrieve(stripe, id)),
    brichAb: (id) => ask((stripe) => expire(stripe, id)),
    erstatte: (erstattung) => ask((stripe) => erstatteBeiStripe(stripe, erstattung)),
    liesErstattung: ({ anbieterId }) => ask((stripe) => liesBeiStripe(stripe, anbieterId)),
    pruefeMeldung: async (roh, kopf) => {
      const signatur = kopf['stripe-signature'];
      if (webhookSecret === undefined || typeof signatur !== 'string') return 'ungueltig';
      return ask(({ webhooks }) => {
        const at = options.now().getTime();
        const event = webhooks.constructEventAsync(roh, signatur, webhookSecret, undefined, undefined, at);
        return event.then(meldungOf).catch(() => 'ungueltig' as const);
      });
    },
  };
}

/** Loaded with the first call: a shop without online payment, and most of the others' work, needs none of it. */
async function connect({ key, api }: StripeZugang, options: Options): Promise<Stripe> {
  const { default: Stripe } = await import('stripe');
  const { hostname, port, protocol } = new URL(api ?? 'https://api.stripe.com');
  const place = { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
  return new Stripe(key, {
    ...(api === undefined ? {} : place),
    maxNetworkRetries: options.maxNetworkRetries ?? 2,
    timeout: options.timeout ?? 20_000,
    telemetry: false,
  });
}

async function readOfferedWege({ paymentMethodConfigurations }: Stripe): Promise<OnlineWeg[]> {
  const { data } = await paymentMethodConfigurations.list({ limit: 100 });
  return readWege(data);
}

async function begin({ checkout }: Stripe, zahlung: NeueZahlung) {
  const session = await checkout.sessions.create(toParams(zahlung), { idempotencyKey: zahlung.id });
  if (typeof session.id !== 'string' || typeof session.url !== 'string')
    throw new AnbieterError('Stripe began a payment without an address.');
  return { anbieterId: session.id, adresse: session.url };
}

/** The same for the same payment, whenever it is sent: a key that comes with other parameters is refused. */
function toParams({ id, nummer, ...zahlung }: NeueZahlung): Stripe.Checkout.SessionCreateParams {
  const name = `Bestellung ${nummer}`;
  const metadata = { nummer, versuch: id };
  const preis = { currency: 'eur', unit_amount: zahlung.betragCent, product_data: { name } };
  return {
    mode: 'payment',
    locale: 'de',
    submit_type: 'pay',
    line_items: [{ quantity: 1, price_data: preis }],
    // The customer pays what the order says, in its currency.
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: [...delayedTypes, ...excludedTypes(zahlung.ohne)],
    ...(zahlung.ohne.includes('link') ? { wallet_options: { link: { display: 'never' } } } : {}),
    success_url: zahlung.erfolg,
    cancel_url: zahlung.abbruch,
    expires_at: Math.floor(zahlung.laeuftBis.getTime() / 1000),
    client_reference_id: nummer,
    // Stripe knows addresses in ASCII only, and refuses a payment with another; it asks for one then.
    ...(/^[\x21-\x7e]+$/.test(zahlung.email) ? { customer_email: zahlung.email } : {}),
    metadata,
    payment_intent_data: { description: `${name}, ${zahlung.ladenName}`, metadata },
  };
}

async function retrieve({ checkout }: Stripe, id: string): Promise<Zahlungsauskunft> {
  return readSession(await checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));
}

/** Stripe refuses to end a payment that is done or has ended, so that is asked for: nobody is told a guess. */
async function expire(stripe: Stripe, id: string): Promise<'abgebrochen' | 'schonBezahlt'> {
  try {
    const { status } = await stripe.checkout.sessions.expire(id);
    if (status === 'expired') return 'abgebrochen';
  } catch (error) {
    if ((error as { type?: unknown }).type !== 'StripeInvalidRequestError') throw error;
  }
  const { stand } = await retrieve(stripe, id);
  if (stand === 'offen')
    throw new AnbieterError('Stripe does not end a payment that is under way.', { isUnterwegs: true });
  return stand === 'bezahlt' ? 'schonBezahlt' : 'abgebrochen';
}

/** What is followed are the sessions; whatever else Stripe tells is received and left alone. */
function meldungOf({ id, type, data }: Stripe.Event): Anbietermeldung {
  const isSession = type.startsWith('checkout.session.');
  return {
    ereignisId: `stripe:${id}`,
    anbieterId: isSession ? String((data.object as { id: unknown }).id) : '',
  };
}

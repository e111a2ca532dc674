import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import { onlineWege } from '#features/zahlarten/online-wege.ts';
import { modusOfSchluessel } from '../../anbieter-schluessel.ts';
import {
  AnbieterError,
  type Anbietermeldung,
  type NeueZahlung,
  type ZahlungsAnbieter,
  type Zahlungsauskunft,
} from './anbieter.ts';
import {
  asker,
  centOfGeld,
  geld,
  geldOf,
  type MollieOptions,
  type MollieZugang,
  parse,
} from './mollie-ask.ts';
import { erstatteBeiMollie, liesBeiMollie } from './mollie-erstattung.ts';

/**
 * The ways to pay by their names at Mollie: those whose result is known at once. Mollie is told which it may offer, so
 * that no debit or transfer is among them, of which the money would come days later.
 */
const wegOfMethod: Record<string, OnlineWeg> = {
  creditcard: 'karte',
  paypal: 'paypal',
  wero: 'wero',
  applepay: 'applePay',
  googlepay: 'googlePay',
};

const payment = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: geld,
  amountRefunded: geld.nullish(),
  method: z.string().nullish(),
  details: z.object({ wallet: z.string().nullish() }).nullish().catch(undefined),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
});
const methods = z.object({ _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }) });

/**
 * Mollie with its own page, by plain calls: its client drags a second `fetch` along. Its messages are not signed and
 * name nothing but a payment, which is asked for then as it would be without them.
 */
export function openMollie(zugang: MollieZugang, options: MollieOptions = {}): ZahlungsAnbieter {
  const ask = asker(zugang, options);
  const lies = async (id: string) => readPayment(await ask({ method: 'GET', path: `/payments/${id}` }));
  const readMethods = async () => {
    const wallets = 'includeWallets=applepay,googlepay';
    const path = `/methods?amount[currency]=EUR&amount[value]=20.00&locale=de_DE&${wallets}`;
    const answer = parse(methods, await ask({ method: 'GET', path }));
    return answer._embedded.methods.map(({ id }) => id).filter((id) => Object.hasOwn(wegOfMethod, id));
  };
  return {
    name: 'mollie',
    modus: modusOfSchluessel(zugang.key),
    leseWege: async () => {
      const offered = (await readMethods()).map((id) => wegOfMethod[id]);
      return onlineWege.filter((weg) => offered.includes(weg));
    },
    beginne: async (zahlung) => {
      // A way that the account does not have would be refused; without any, Mollie would offer all.
      const method = (await readMethods()).filter(
        (id) => !zahlung.ohne.some((weg) => wegOfMethod[id] === weg),
      );
      if (method.length === 0) throw new AnbieterError('The account at Mollie has no way to pay.');
      const body = { ...toBody(zahlung), method };
      const { id, _links } = parse(
        payment,
        await ask({ method: 'POST', path: '/payments', body, key: zahlung.id }),
      );
      if (!_links.checkout) throw new AnbieterError('Mollie began a payment without an address.');
      return { anbieterId: id, adresse: _links.checkout.href };
    },
    lies,
    brichAb: async (id) => {
      // Some ways can not be ended while they are open: then it is asked again later.
      const refusal = await ask({ method: 'DELETE', path: `/payments/${id}` }).then(
        () => undefined,
        (error: unknown) => error,
      );
      const { stand } = await lies(id);
      if (stand === 'offen') {
        const umstand = { isUnterwegs: true, cause: refusal };
        throw new AnbieterError('Mollie does not end a payment that is open.', umstand);
      }
      return stand === 'bezahlt' ? 'schonBezahlt' : 'abgebrochen';
    },
    erstatte: (erstattung) => erstatteBeiMollie(ask, erstattung),
    liesErstattung: (erstattung) => liesBeiMollie(ask, erstattung),
    pruefeMeldung: async (roh) => meldungOf(roh),
  };
}

/** The same for the same payment, whenever it is sent. */
function toBody({ id, nummer, betragCent, ...zahlung }: NeueZahlung) {
  const webhook = new URL('/api/zahlung/meldung/mollie', zahlung.erfolg);
  return {
    amount: geldOf(betragCent),
    description: `Bestellung ${nummer}, ${zahlung.ladenName}`.slice(0, 255),
    redirectUrl: zahlung.erfolg,
    cancelUrl: zahlung.abbruch,
    // Mollie refuses an address that it cannot reach.
    ...(webhook.protocol === 'https:' ? { webhookUrl: webhook.href } : {}),
    locale: 'de_DE',
    metadata: { nummer, versuch: id },
  };
}

function readPayment(answer: unknown): Zahlungsauskunft {
  const { status, amount, amountRefunded, method, details } = parse(payment, answer);
  const weg = wegOfMethod[details?.wallet ?? ''] ?? wegOfMethod[method ?? ''];
  // What went back is no money of the order any more.
  const betragCent = centOfGeld(amount) - (amountRefunded ? centOfGeld(amountRefunded) : 0);
  return { stand: standOf(status), betragCent, waehrung: amount.currency, weg };
}

function standOf(status: z.infer<typeof payment>['status']): Zahlungsauskunft['stand'] {
  if (status === 'paid') return 'bezahlt';
  return status === 'open' || status === 'pending' || status === 'authorized' ? 'offen' : 'zu';
}

/** `id=tr_…`. Messages have no names of their own, so each is another one: what is asked again costs one call. */
function meldungOf(roh: Buffer): Anbietermeldung | 'ungueltig' {
  const id = new URLSearchParams(roh.toString('utf8', 0, 500)).get('id') ?? '';
  if (!/^tr_\w{1,60}$/.test(id)) return 'ungueltig';
  return { ereignisId: `mollie:${id}:${randomUUID()}`, anbieterId: id, isUnbelegt: true };
}

import { z } from 'zod';
import { AnbieterError, type Erstattungsauskunft, type NeueErstattung } from './anbieter.ts';
import { centOfGeld, geld, geldOf, type MollieAsk, parse } from './mollie-ask.ts';

const payment = z.object({ amount: geld });

/** One of the refunds of a payment, whose state may be one that is newer than this list. */
const entry = z.object({ id: z.string(), amount: geld, status: z.string(), metadata: z.unknown() });
type Entry = z.infer<typeof entry>;
const list = z.object({
  _embedded: z.object({ refunds: z.array(entry) }),
  _links: z.object({ next: z.object({ href: z.string() }).nullish() }).nullish(),
});
const metadata = z.object({ erstattung: z.string() });

const refund = z.object({
  // It goes into the address of a question.
  id: z.string().regex(/^\w{1,64}$/),
  amount: geld,
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
});

/** Pages that are looked through; a payment of a shop has a handful of refunds. */
const pages = 5;

/** Returns money of a payment. What was begun under the same id is looked for: Mollie keeps keys for a day. */
export async function erstatteBeiMollie(ask: MollieAsk, neu: NeueErstattung): Promise<Erstattungsauskunft> {
  const known = await listRefunds(ask, neu.zahlungId);
  const begun = known.find((one) => metadata.safeParse(one.metadata).data?.erstattung === neu.id);
  const answer = parse(refund, begun ?? (await create(ask, neu, known)));
  if (centOfGeld(answer.amount) !== neu.betragCent || answer.amount.currency !== 'EUR')
    throw new AnbieterError('Mollie returns another amount than was asked for.');
  return readRefund(answer);
}

/** Mollie may forget a refund that was cancelled; while it knows the payment, that is the end of it. */
export async function liesBeiMollie(
  ask: MollieAsk,
  { anbieterId, zahlungId }: { anbieterId: string; zahlungId: string },
): Promise<Erstattungsauskunft> {
  try {
    const path = `/payments/${zahlungId}/refunds/${anbieterId}`;
    return readRefund(parse(refund, await ask({ method: 'GET', path })));
  } catch (error) {
    if (!(error instanceof AnbieterError && error.isUnbekannt)) throw error;
    await readPayment(ask, zahlungId);
    return { anbieterId, stand: 'gescheitert' };
  }
}

async function create(ask: MollieAsk, neu: NeueErstattung, known: Entry[]): Promise<unknown> {
  const { id, zahlungId, betragCent, uebrigCent, nummer } = neu;
  // Some accounts may return more than was paid, so it is not left to Mollie.
  const { amount } = await readPayment(ask, zahlungId);
  const left = known.filter(isMoney).reduce((cent, one) => cent - centOfGeld(one.amount), centOfGeld(amount));
  if (left < Math.max(betragCent, uebrigCent))
    throw new AnbieterError('Mollie has not that much of this payment left.', { isAbgelehnt: true });
  const body = {
    amount: geldOf(betragCent),
    description: `Bestellung ${nummer}`,
    metadata: { nummer, erstattung: id },
  };
  const path = `/payments/${zahlungId}/refunds`;
  return ask({ method: 'POST', path, body, key: `erstattung-${id}`, ablehnung: 422 });
}

async function readPayment(ask: MollieAsk, id: string): Promise<z.infer<typeof payment>> {
  return parse(payment, await ask({ method: 'GET', path: `/payments/${id}` }));
}

async function listRefunds(ask: MollieAsk, zahlungId: string): Promise<Entry[]> {
  const found: Entry[] = [];
  let from = '';
  for (let read = 0; read < pages; read += 1) {
    const path = `/payments/${zahlungId}/refunds?limit=250${from}`;
    const { _embedded, _links } = parse(list, await ask({ method: 'GET', path }));
    found.push(..._embedded.refunds);
    if (!_links?.next) return found;
    from = `&from=${nextOf(_links.next.href)}`;
  }
  throw new AnbieterError('Mollie has too many refunds of one payment to find one among them.');
}

/** Where the next page begins. The key goes to Mollie's address only, never to one that an answer names. */
function nextOf(href: string): string {
  const from = URL.canParse(href) ? new URL(href).searchParams.get('from') : null;
  if (!from) throw new AnbieterError('Mollie does not say where the next page begins.');
  return encodeURIComponent(from);
}

function isMoney({ status }: Entry): boolean {
  return status !== 'failed' && status !== 'canceled';
}

function readRefund({ id, status }: z.infer<typeof refund>): Erstattungsauskunft {
  if (status === 'refunded') return { anbieterId: id, stand: 'erledigt' };
  const isOver = status === 'failed' || status === 'canceled';
  return { anbieterId: id, stand: isOver ? 'gescheitert' : 'laeuft' };
}

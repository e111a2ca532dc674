import type { Db } from '#server/db/connect.ts';
import type { Ask, Call, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import { type Memory, OwnedThing, type Tally } from './memory.ts';

/** Lines of a cart, sorted: product and pieces. */
type Cart = [produktId: string, menge: number][];

type Customer = { accountId: string; token: string };

/** A customer who fills and empties a cart. */
export function cartMemory(
  { accountId, token }: Customer,
  produktIds: string[],
  { random, tally }: { random: Random; tally: Tally },
): Memory {
  const cart = new OwnedThing<Cart>(`the cart of ${accountId}`, [], tally);

  async function write(ask: Ask): Promise<Outcome> {
    const { call, after } = nextChange(cart.state, random.pick(produktIds), random);
    const outcome = await cart.change(ask, { after, send: (ask) => ask({ ...call, token }) });
    if (outcome.isOpen || outcome.status !== 200) return outcome;
    const items: { produktId: string; menge: number }[] = outcome.body.data.items;
    const acknowledged = sorted(items.map(({ produktId, menge }) => [produktId, menge]));
    if (JSON.stringify(acknowledged) !== JSON.stringify(after))
      throw new Error(`the shop acknowledged ${JSON.stringify(acknowledged)} for ${JSON.stringify(after)}`);
    return outcome;
  }

  async function compare(db: Db): Promise<string[]> {
    const rows = await db
      .selectFrom('cartItem')
      .select(['produktId', 'menge'])
      .where('cartId', '=', accountId)
      .execute();
    return cart.compare(sorted(rows.map(({ produktId, menge }) => [produktId, menge])));
  }

  return { write, compare };
}

function nextChange(
  cart: Cart,
  produktId: string,
  random: Random,
): { call: Omit<Call, 'token'>; after: Cart } {
  const others = cart.filter(([id]) => id !== produktId);
  const before = cart.find(([id]) => id === produktId)?.[1] ?? 0;
  const menge = random.between(1, 5);
  const what = random.below(20);
  if (what === 0) return { call: { method: 'DELETE', path: '/cart/clear' }, after: [] };
  if (before > 0 && what < 3)
    return { call: { method: 'DELETE', path: `/cart/remove/${produktId}` }, after: others };
  if (before > 0 && what < 8)
    return {
      call: { method: 'PUT', path: '/cart/update', body: { produktId, menge } },
      after: sorted([...others, [produktId, menge]]),
    };
  return {
    call: { method: 'POST', path: '/cart/add', body: { produktId, menge } },
    after: sorted([...others, [produktId, Math.min(99, before + menge)]]),
  };
}

function sorted(cart: Cart): Cart {
  return cart.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

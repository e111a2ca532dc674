import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { cartCalls } from '../calls.ts';
import { type CartAnswer, hasLines, readCartAnswer } from '../cart-lines.ts';
import type { CartItem, CartReply } from '../contract.ts';
import { cartSumme } from '../totals.ts';
import { rememberGuestPieces } from './guest-cart.ts';

/** The query key of a cart: by token, null for that of a guest, so that no user sees the cart of the previous one. */
export const cartKey = (token: string | null) => ['cart', token];

/** A cart in the cache of queries. */
export type CachedCart = Omit<CartAnswer, 'message'>;
export const emptyCart: CachedCart = { items: [] };

export type CartServices = { api: Api; queryClient: QueryClient };

export function useCartServices(): CartServices {
  return { api: useApi(), queryClient: useQueryClient() };
}

export type CartCall = {
  /** The owner of the cart, null a guest: a queued call is dropped if another user is signed in when its turn comes. */
  token: string | null;
  send: (api: Api) => Promise<CartReply>;
  errorText: string;
  /** False for a call that must not be repeated. */
  isRepeatable?: boolean;
};

/** requirements.md, storefront §3, Cart item as sent. The server reads only `produktId` and `menge` (R4). */
type AddedItem = Pick<CartItem, 'produktId' | 'name' | 'menge' | 'bild' | 'gramm' | 'seife'> & {
  preis?: number;
};

export function addCall(token: string | null, item: AddedItem): CartCall {
  return {
    token,
    send: (api) => api.send(cartCalls.add, { body: item }),
    errorText: 'Fehler beim Hinzufügen zum Warenkorb',
    // If only the answer was lost, a second call would add the pieces again.
    isRepeatable: false,
  };
}

/**
 * Changes the cart and stores the list in the server's answer (requirements.md, storefront §4, Cart). The
 * calls of a cart run one after the other, so their answers arrive in order; the toast of a failure comes
 * from the query client. After an answer without a list the cart is reloaded.
 */
export async function callCart(services: CartServices, call: CartCall): Promise<CartReply | undefined> {
  const { api, queryClient } = services;
  const { token, send, errorText, isRepeatable = true } = call;
  const queryKey = cartKey(token);
  // An observer per call: a change of a line is sent even if its component is unmounted.
  const mutation = new MutationObserver(queryClient, {
    mutationFn: async () => (api.token() === token ? await send(api) : undefined),
    scope: { id: 'cart' },
    meta: { errorText },
    ...(isRepeatable ? {} : { retry: false }),
  });
  try {
    const reply = await mutation.mutate();
    // A list still being loaded may be older than this answer.
    await queryClient.cancelQueries({ queryKey });
    if (hasLines(reply)) queryClient.setQueryData<CachedCart>(queryKey, cachedCart(token, reply));
    else if (reply !== undefined) void queryClient.invalidateQueries({ queryKey });
    // A change that was under way when the cart was left for the checkout: what it has read is older.
    void queryClient.invalidateQueries({ queryKey: ['kasse'] });
    return reply;
  } catch (error) {
    // The cached cart is outdated, e.g. the line was removed on another device.
    if (error instanceof ApiError && [404, 409].includes(error.status))
      void queryClient.invalidateQueries({ queryKey });
    throw error;
  } finally {
    // Observed mutations are never removed from the cache.
    mutation.reset();
  }
}

/** The goods of this cart were ordered: it is empty, and no page has to ask for it. */
export function noteOrdered(queryClient: QueryClient, token: string | null): void {
  queryClient.setQueryData<CachedCart>(cartKey(token), emptyCart);
  if (token === null) rememberGuestPieces(0);
}

/** What an answer says about the cart; the browser remembers whether a guest has one. */
export function cachedCart(token: string | null, reply: unknown): CachedCart {
  const { message: _, ...cart } = readCartAnswer(reply);
  // A cart of an account contains what its owner had as a guest.
  rememberGuestPieces(token === null ? cartSumme(cart.items).itemCount : 0);
  return cart;
}

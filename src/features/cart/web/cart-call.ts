import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { cartCalls } from '../calls.ts';
import { cartLines, hasLines } from '../cart-lines.ts';
import type { CartItem, CartReply } from '../contract.ts';

/** Where a cart lives in memory: by the token, so that nobody sees the cart of whoever was signed in before. */
export const cartKey = (token: string | null) => ['cart', token];

export type CartServices = { api: Api; queryClient: QueryClient };

export function useCartServices(): CartServices {
  return { api: useApi(), queryClient: useQueryClient() };
}

export type CartCall = {
  /** Whose cart: a call that waits for its turn is dropped when somebody else is signed in by then. */
  token: string;
  send: (api: Api) => Promise<CartReply>;
  errorText: string;
  /** False for a call that must not reach the server twice. */
  isRepeatable?: boolean;
};

/** storefront.txt §3, Cart item as sent. The server reads only `produktId` and `menge` (R4). */
type AddedItem = Pick<CartItem, 'produktId' | 'name' | 'menge' | 'bild' | 'gramm' | 'seife'> & {
  preis?: number;
};

export function addCall(token: string, item: AddedItem): CartCall {
  return {
    token,
    send: (api) => api.send(cartCalls.add, { body: item }),
    errorText: 'Fehler beim Hinzufügen zum Warenkorb',
    // When only the answer was lost, a second call would add the pieces again.
    isRepeatable: false,
  };
}

/**
 * Changes the cart and takes the list that the server answers (storefront.txt §4, Cart). The calls of a cart wait for
 * each other, so their answers come in order; the toast of a failure comes from the query client. After an answer
 * without a list the cart is loaded anew: it says nothing about what is in it.
 */
export async function callCart(services: CartServices, call: CartCall): Promise<CartReply | undefined> {
  const { api, queryClient } = services;
  const { token, send, errorText, isRepeatable = true } = call;
  const queryKey = cartKey(token);
  // An observer of its own for each call: a line's change is sent also after its component is gone.
  const mutation = new MutationObserver(queryClient, {
    mutationFn: async () => (api.token() === token ? await send(api) : undefined),
    scope: { id: 'cart' },
    meta: { errorText },
    ...(isRepeatable ? {} : { retry: false }),
  });
  try {
    const reply = await mutation.mutate();
    // A list that is still on its way may be older than this answer.
    await queryClient.cancelQueries({ queryKey });
    if (hasLines(reply)) queryClient.setQueryData<CartItem[]>(queryKey, cartLines(reply));
    else if (reply !== undefined) void queryClient.invalidateQueries({ queryKey });
    return reply;
  } catch (error) {
    // The server knows better what is in the cart, e.g. that the line was removed on another device.
    if (error instanceof ApiError && [404, 409].includes(error.status))
      void queryClient.invalidateQueries({ queryKey });
    throw error;
  } finally {
    // What somebody observes is kept in memory.
    mutation.reset();
  }
}

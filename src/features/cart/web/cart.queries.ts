import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { ApiError } from '#web/api/client.ts';
import { showError, showMessage, showSuccess } from '#web/ui/shop/message/toast.ts';
import { cartCalls } from '../calls.ts';
import { readCartAnswer } from '../cart-lines.ts';
import type { Cart, CartItem, CartReply } from '../contract.ts';
import { withFolge } from '../menge-folge.ts';
import {
  addCall,
  type CachedCart,
  cachedCart,
  callCart,
  cartKey,
  emptyCart,
  useCartServices,
} from './cart-call.ts';
import { changeMenge, flushMengen, forgetMenge, forgetMengen, useMengeFolge } from './menge-store.ts';

export type CartState = Pick<Cart, 'lieferung' | 'abholung'> & {
  items: CartItem[];
  isLoading: boolean;
  /** The first load failed: the content of the cart is unknown. */
  isUnknown: boolean;
  reload: () => void;
};

/**
 * The cart of the signed-in user (requirements.md, storefront §4, Cart), from the opening on without a token
 * that of a guest (R36): empty for others, loaded for each new token; empty after a 401 or 403, while any
 * other failure keeps the lines. `isFresh`: refetches a cached cart, because another device may have changed
 * it.
 */
export function useCart(token: string | null, { isFresh = false } = {}): CartState {
  const { api } = useCartServices();
  const hasCart = useHasGuestCarts() || token !== null;
  useCartLife(token);
  const folge = useMengeFolge(token);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: cartKey(token),
    queryFn: async () => {
      const reply = await api.send(cartCalls.read);
      // What became of a guest's cart that an account has just taken over.
      const { message } = readCartAnswer(reply);
      if (message) showMessage(message);
      return cachedCart(token, reply);
    },
    enabled: hasCart,
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
  });
  const isRefused = error instanceof ApiError && [401, 403].includes(error.status);
  const confirmed = !hasCart || isRefused ? undefined : data;
  return {
    ...confirmed,
    items: confirmed ? withFolge(confirmed.items, folge) : [],
    isLoading: hasCart && isPending,
    isUnknown: hasCart && !data && error !== null && !isRefused,
    reload: () => void refetch(),
  };
}

/** Handles the events of the session that do not change its token (requirements.md, storefront §4, Cart). */
function useCartLife(token: string | null): void {
  const { api, queryClient } = useCartServices();
  const hasGuests = useHasGuestCarts();
  useEffect(() => {
    if (hasGuests) forgetOtherCarts(queryClient, token);
  }, [queryClient, hasGuests, token]);
  useEffect(() => {
    const load = () => void queryClient.invalidateQueries({ queryKey: cartKey(api.token()) });
    const empty = () => {
      forgetMengen();
      queryClient.setQueriesData({ queryKey: ['cart'] }, emptyCart);
    };
    addEventListener('userLoggedIn', load);
    addEventListener('userLoggedOut', empty);
    return () => {
      removeEventListener('userLoggedIn', load);
      removeEventListener('userLoggedOut', empty);
    };
  }, [api, queryClient]);
}

/** A guest's cart moves into the account that signs in, so its lines must not appear again after signing out. */
function forgetOtherCarts(queryClient: QueryClient, token: string | null): void {
  queryClient.removeQueries({ queryKey: ['cart'], predicate: ({ queryKey }) => queryKey[1] !== token });
}

export type AddToCart = { isPending: boolean; add: (produkt: ListenProdukt, menge: number) => Promise<void> };

/** Adds pieces to the cart. `onSignedOut` is also called if the session is over. */
export function useAddToCart(onSignedOut?: () => void): AddToCart {
  const services = useCartServices();
  const hasGuests = useHasGuestCarts();
  const [isPending, setIsPending] = useState(false);

  const add = async (produkt: ListenProdukt, menge: number) => {
    const token = services.api.token();
    if (token === null && !hasGuests) {
      showError('Bitte melden Sie sich an, um Produkte in den Warenkorb zu legen');
      onSignedOut?.();
      return;
    }
    if (!hasPreis(produkt.preis)) return showError('Produkt hat noch keinen Preis');
    setIsPending(true);
    const call = addCall(token, itemOf(produkt, menge));
    const reply = await callCart(services, call).catch(() => undefined);
    setIsPending(false);
    // When not all pieces were added, the server's message says how many are in the cart now.
    if (reply?.message) showMessage(reply.message);
    else if (reply) showSuccess(`${menge}x ${produkt.name} zum Warenkorb hinzugefügt`);
  };
  return { isPending, add };
}

function itemOf({ _id, name, preis, bilder, gramm, seife }: ListenProdukt, menge: number) {
  return { produktId: _id, name, preis, menge, bild: bilder.hauptbild, gramm, seife };
}

/** Changes the pieces of a line, shown at once. Unsent changes are sent when the page is left. */
export function useChangeMenge(token: string | null): (produktId: string, menge: number) => void {
  const services = useCartServices();
  useEffect(() => flushMengen, []);
  return (produktId, menge) => changeMenge(services, token, { produktId, menge });
}

/** Removes a line from the cart; resolves to whether it succeeded. */
export function useRemoveFromCart(token: string | null): (produktId: string) => Promise<boolean> {
  const services = useCartServices();
  return async (produktId) => {
    forgetMenge(produktId);
    const reply = await callCart(services, {
      token,
      send: (api) => api.send(cartCalls.remove, { params: { productId: produktId } }),
      errorText: 'Fehler beim Entfernen aus Warenkorb',
    }).catch(() => undefined);
    return reply !== undefined;
  };
}

/** Removes everything from the cart; resolves to whether it can be undone. */
export function useClearCart(token: string | null): () => Promise<boolean> {
  const services = useCartServices();
  return async () => {
    forgetMengen();
    // Signed out meanwhile: only the local cart is emptied (requirements.md, storefront §4, Cart).
    if (token !== null && services.api.token() === null) {
      services.queryClient.setQueryData<CachedCart>(cartKey(token), emptyCart);
      return false;
    }
    const reply = await callCart(services, {
      token,
      send: async (api) => {
        await api.send(cartCalls.clear, { isAnswerRead: false });
        return emptyReply;
      },
      errorText: 'Fehler beim Leeren des Warenkorbs',
    }).catch(() => undefined);
    return reply !== undefined;
  };
}

/** The answer to clearing is not read (requirements.md, storefront §7). */
const emptyReply: CartReply = {
  success: true,
  data: { items: [], itemCount: 0, zwischensumme: 0, versand: 0, total: 0 },
};

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasPreis } from '#features/portfolio/has-preis.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { ApiError } from '#web/api/client.ts';
import { showError, showMessage, showSuccess } from '#web/ui/shop/toast.ts';
import { cartCalls } from '../calls.ts';
import { cartLines } from '../cart-lines.ts';
import type { CartItem, CartReply } from '../contract.ts';
import { withFolge } from '../menge-folge.ts';
import { addCall, callCart, cartKey, useCartServices } from './cart-call.ts';
import { changeMenge, flushMengen, forgetMenge, forgetMengen, useMengeFolge } from './menge-store.ts';

export type CartState = {
  items: CartItem[];
  isLoading: boolean;
  /** The first load failed: the content of the cart is unknown. */
  isUnknown: boolean;
  reload: () => void;
};

/**
 * The cart of the signed-in user (storefront.txt §4, Cart): empty without a token, loaded for each new token; empty
 * after a 401 or 403, while any other failure keeps the lines. `isFresh`: refetches a cached cart, because another
 * device may have changed it.
 */
export function useCart(token: string | null, { isFresh = false } = {}): CartState {
  const { api } = useCartServices();
  useCartLife();
  const folge = useMengeFolge(token);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: cartKey(token),
    queryFn: async () => cartLines(await api.send(cartCalls.read)),
    enabled: token !== null,
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
  });
  const isRefused = error instanceof ApiError && [401, 403].includes(error.status);
  const confirmed = token === null || isRefused ? undefined : data;
  return {
    items: confirmed ? withFolge(confirmed, folge) : [],
    isLoading: token !== null && isPending,
    isUnknown: token !== null && !data && error !== null && !isRefused,
    reload: () => void refetch(),
  };
}

/** Handles the events of the session that do not change its token (storefront.txt §4, Cart). */
function useCartLife(): void {
  const { api, queryClient } = useCartServices();
  useEffect(() => {
    const load = () => void queryClient.invalidateQueries({ queryKey: cartKey(api.token()) });
    const empty = () => {
      forgetMengen();
      queryClient.setQueriesData({ queryKey: ['cart'] }, []);
    };
    addEventListener('userLoggedIn', load);
    addEventListener('userLoggedOut', empty);
    return () => {
      removeEventListener('userLoggedIn', load);
      removeEventListener('userLoggedOut', empty);
    };
  }, [api, queryClient]);
}

export type AddToCart = { isPending: boolean; add: (produkt: ListenProdukt, menge: number) => Promise<void> };

/** Adds pieces to the cart. `onSignedOut` is also called if the session is over. */
export function useAddToCart(onSignedOut?: () => void): AddToCart {
  const services = useCartServices();
  const [isPending, setIsPending] = useState(false);

  const add = async (produkt: ListenProdukt, menge: number) => {
    const token = services.api.token();
    if (token === null) {
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
export function useChangeMenge(token: string): (produktId: string, menge: number) => void {
  const services = useCartServices();
  useEffect(() => flushMengen, []);
  return (produktId, menge) => changeMenge(services, token, { produktId, menge });
}

/** Removes a line from the cart; resolves to whether it succeeded. */
export function useRemoveFromCart(token: string): (produktId: string) => Promise<boolean> {
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
export function useClearCart(token: string): () => Promise<boolean> {
  const services = useCartServices();
  return async () => {
    forgetMengen();
    // Without a token only the local cart is emptied (storefront.txt §4, Cart).
    if (services.api.token() === null) {
      services.queryClient.setQueryData<CartItem[]>(cartKey(token), []);
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

/** The answer to clearing is not read (storefront.txt §7). */
const emptyReply: CartReply = {
  success: true,
  data: { items: [], itemCount: 0, zwischensumme: 0, versand: 0, total: 0 },
};

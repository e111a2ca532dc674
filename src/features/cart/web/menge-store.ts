import { useSyncExternalStore } from 'react';
import { beforeSessionEnds } from '#web/api/last-calls.ts';
import { cartCalls } from '../calls.ts';
import type { CartUpdateBody } from '../contract.ts';
import {
  forgetProdukt,
  leereFolge,
  type MengeFolge,
  openUpdates,
  sendNext,
  settleSent,
  wantMenge,
} from '../menge-folge.ts';
import { type CachedCart, type CartServices, callCart, cartKey } from './cart-call.ts';

/** Debounce delay in milliseconds: taps within it are sent as one call. */
const restMs = 250;

/** The unconfirmed changes of one account, or of a guest, on this page. They outlive the component that made them. */
let current: { token: string | null; folge: MengeFolge } = { token: '', folge: leereFolge };
let flushLater: { timer: ReturnType<typeof setTimeout>; send: () => void } | undefined;
/** The pending call, or a settled promise if there is none. */
let sending: Promise<unknown> = Promise.resolve();
let stopWatching: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The unconfirmed changes in this owner's cart. */
export function useMengeFolge(token: string | null): MengeFolge {
  return useSyncExternalStore(
    subscribe,
    () => (current.token === token ? current.folge : leereFolge),
    () => leereFolge,
  );
}

/** Shows the new number of pieces at once and sends it after the debounce delay. */
export function changeMenge(services: CartServices, token: string | null, change: CartUpdateBody): void {
  if (current.token !== token) current = { token, folge: leereFolge };
  set(wantMenge(current.folge, change));
  watchLeaving(services, token);
  clearTimeout(flushLater?.timer);
  const send = () => {
    flushLater = undefined;
    pump(services, token);
  };
  flushLater = { timer: setTimeout(send, restMs), send };
}

/** Sends debounced changes at once, because the page is being left. */
export function flushMengen(): void {
  clearTimeout(flushLater?.timer);
  flushLater?.send();
}

export function forgetMenge(produktId: string): void {
  set(forgetProdukt(current.folge, produktId));
}

export function forgetMengen(): void {
  clearTimeout(flushLater?.timer);
  flushLater = undefined;
  set({ ...current.folge, wanted: {} });
}

function pump(services: CartServices, token: string | null): void {
  if (current.token !== token || current.folge.sent) return;
  const confirmed = services.queryClient.getQueryData<CachedCart>(cartKey(token))?.items ?? [];
  set(sendNext(current.folge, confirmed));
  const { sent } = current.folge;
  if (!sent) return;
  const settle = () => {
    if (current.token !== token) return;
    set(settleSent(current.folge));
    if (!flushLater) pump(services, token);
  };
  sending = callCart(services, {
    token,
    send: (api) => api.send(cartCalls.update, { body: sent }),
    errorText: 'Fehler beim Aktualisieren des Warenkorbs',
  }).then(settle, settle);
}

/**
 * Sends all unconfirmed changes when the page is left or the session ends. `keepalive` lets the calls finish after the
 * page is gone; sending the same quantity twice does no harm.
 */
function watchLeaving({ api }: CartServices, token: string | null): void {
  stopWatching?.();
  const sendOpen = (options: { after?: Promise<unknown> } = {}) => {
    if (api.token() !== token || current.token !== token) return [];
    const send = (body: CartUpdateBody) => api.send(cartCalls.update, { body, keepalive: true, ...options });
    return openUpdates(current.folge).map((update) => send(update).catch(() => undefined));
  };
  const handlePagehide = () => void sendOpen();
  addEventListener('pagehide', handlePagehide);
  const forget = beforeSessionEnds(() => Promise.all(sendOpen({ after: sending })));
  stopWatching = () => {
    removeEventListener('pagehide', handlePagehide);
    forget();
  };
}

function set(folge: MengeFolge): void {
  current = { ...current, folge };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

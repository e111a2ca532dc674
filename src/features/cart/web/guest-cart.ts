import { useSyncExternalStore } from 'react';
import { localStore } from '#web/api/browser-storage.ts';

/**
 * How many pieces a guest's cart has, as this browser saw it last: the cookie that opens the cart cannot be
 * read. So pages show the number without a call, also in other tabs, and the cart's own page corrects it.
 */
const key = 'guestCart';
const changed = 'guestCartChanged';

export function rememberGuestPieces(count: number): void {
  if (readGuestPieces() === count) return;
  if (count > 0) localStore.setItem(key, `${count}`);
  else localStore.removeItem(key);
  dispatchEvent(new Event(changed));
}

/** 0 on the server and during the first render. */
export function useGuestPieces(): number {
  return useSyncExternalStore(subscribe, readGuestPieces, () => 0);
}

function readGuestPieces(): number {
  return Math.max(Math.trunc(Number(localStore.getItem(key))) || 0, 0);
}

function subscribe(onChange: () => void): () => void {
  const events = [changed, 'storage'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

import { useEffect } from 'react';
import { each, having, type Reader, shape, text } from '#shared/wire/reader.ts';

/** An order that was made: its number, and the token that opens its page. */
export type Bestellt = { nummer: string; token: string };

const name = 'bestellt';

/** The order of this tab, which hears its own message too. */
let eigene = '';

/** Says to the shop's other tabs, in which the same cart may be open, that it was ordered. Nothing is stored. */
export function announceBestellt({ nummer, token }: Bestellt): void {
  if (typeof BroadcastChannel === 'undefined') return;
  eigene = token;
  const channel = new BroadcastChannel(name);
  channel.postMessage({ nummer, token });
  channel.close();
}

/**
 * Hears of the order that another tab makes while this page is open. The later steps do that, which are
 * loaded while the first is filled in; before that the review finds that nothing is left to order.
 */
export function useAndereBestellung(onAndere: (andere: Bestellt | undefined) => void): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      const andere = parseBestellt(data);
      if (andere?.token !== eigene) onAndere(andere);
    };
    return () => channel.close();
  }, [onAndere]);
}

/** Another tab may run another version of the shop, and another server may answer otherwise. */
export const parseBestellt: Reader<Bestellt | undefined> = having(
  ['nummer', 'token'],
  shape(each(['nummer', 'token'], text)),
);

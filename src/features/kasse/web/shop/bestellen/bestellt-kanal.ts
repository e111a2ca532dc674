import { useEffect, useState } from 'react';

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

/** The order that another tab made while this page was open. */
export function useAndereBestellung(onBestellt: () => void): Bestellt | undefined {
  const [bestellt, setBestellt] = useState<Bestellt>();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      const andere = readBestellt(data);
      if (andere?.token === eigene) return;
      setBestellt(andere);
      onBestellt();
    };
    return () => channel.close();
  }, [onBestellt]);
  return bestellt;
}

/** Another tab may run another version of the shop, and another server may answer otherwise. */
export function readBestellt(data: unknown): Bestellt | undefined {
  const { nummer, token }: Record<string, unknown> = Object(data);
  return typeof nummer === 'string' && typeof token === 'string' ? { nummer, token } : undefined;
}

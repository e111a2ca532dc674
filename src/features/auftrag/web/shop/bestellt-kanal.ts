import { useEffect, useState } from 'react';

/** An order that was made in another tab. */
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
      if (data.token === eigene) return;
      setBestellt(data);
      onBestellt();
    };
    return () => channel.close();
  }, [onBestellt]);
  return bestellt;
}

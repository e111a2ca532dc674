import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { watchNear } from '#web/ui/shop/picture/near-viewport.ts';
import { appendTeil, type Produktliste, produkteJeSeite } from '../../../produktliste.ts';
import { fetchTeil, produktlisteKey } from './produktliste.queries.ts';

/** Pages that come by scrolling; then the button brings each, so that the end of the page can be reached. */
const vonSelbst = 3;

/** How many products were shown, and how far the list was scrolled, when it was left. */
type Platz = { gezeigt: number; y: number };

export type Weitere = {
  gezeigt: number;
  stand: 'ruht' | 'laedt' | 'gescheitert';
  /** Shows the next page; resolves to whether there is one. */
  zeigeWeitere: () => Promise<boolean>;
};

/** The products of a list that are shown: one page at first, and more by scrolling to the end or on demand. */
export function useWeitere(liste: Produktliste, seite: number): Weitere {
  const api = useApi();
  const queryClient = useQueryClient();
  const [gezeigt, setGezeigt] = usePlatz(seite);
  const [stand, setStand] = useState<Weitere['stand']>('ruht');

  const zeigeWeitere = useCallback(async () => {
    const { produkte, weiter } = liste;
    try {
      if (produkte.length < gezeigt + produkteJeSeite && weiter !== undefined) {
        setStand('laedt');
        const teil = await fetchTeil(api, { nach: weiter, anzahl: produkteJeSeite });
        queryClient.setQueryData<Produktliste>(produktlisteKey(seite), (jetzt = liste) =>
          appendTeil(jetzt, teil),
        );
      }
      setGezeigt(gezeigt + produkteJeSeite);
      setStand('ruht');
      return true;
    } catch {
      setStand('gescheitert');
      return false;
    }
  }, [api, queryClient, liste, seite, gezeigt, setGezeigt]);

  return { gezeigt, stand, zeigeWeitere };
}

/** Shows more when `ende` comes near the viewport, until a few pages are shown. */
export function useScrolling(
  ende: RefObject<HTMLElement | null>,
  { gezeigt, stand, zeigeWeitere }: Weitere,
): void {
  const isOn = stand === 'ruht' && gezeigt < vonSelbst * produkteJeSeite;
  useEffect(() => {
    if (!isOn || !ende.current) return;
    return watchNear(ende.current, () => void zeigeWeitere());
  }, [isOn, ende, zeigeWeitere]);
}

/**
 * How much is shown, kept as long as the loaded list: who comes back finds the place where she left it, and is not at
 * the top, as on the way to every other page.
 */
function usePlatz(seite: number): [number, (gezeigt: number) => void] {
  const queryClient = useQueryClient();
  // Every entry of the history has its own: the way back leads to it, a link to the top of the list.
  const { key: eintrag } = useLocation();
  const key = useMemo(() => [...produktlisteKey(seite), 'platz', eintrag], [seite, eintrag]);
  const [bisher] = useState(() => queryClient.getQueryData<Platz>(key));
  const [gezeigt, setGezeigt] = useState(bisher?.gezeigt ?? produkteJeSeite);

  useEffect(() => {
    // After the view was scrolled to the top (`use-scroll-to-top.ts`).
    if (bisher) scrollTo({ top: bisher.y, behavior: 'instant' });
  }, [bisher]);
  useLayoutEffect(
    () => () => void queryClient.setQueryData<Platz>(key, { gezeigt, y: scrollY }),
    [queryClient, key, gezeigt],
  );
  return [gezeigt, setGezeigt];
}

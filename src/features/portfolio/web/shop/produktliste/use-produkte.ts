import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { isWholeList } from '../../../listen-produkt.ts';
import { type Produktliste, produkteJeSeite } from '../../../produktliste.ts';
import { produkteKey } from '../../portfolio.queries.ts';
import { type ProdukteCache, readProdukteCache, writeProdukteCache } from './produkte-cache.ts';
import { fetchTeil, produktlisteQuery } from './produktliste.queries.ts';

/** requirements.md, storefront §9. Before a list is loaded behind one that is shown already. */
const refreshDelayMs = 100;

export type ProdukteState = {
  liste: Produktliste | undefined;
  /** The message about a failed load, whether or not there are products to show. */
  problem: { kind: 'warning' | 'error'; text: string } | undefined;
  retry: () => void;
};

/**
 * The product list from a page on, the first one with its cache (requirements.md, storefront §4, Product list): a cache
 * younger than 5 minutes is shown at once and refreshed a moment later; otherwise the list is loaded; every successful
 * load rewrites the cache.
 */
export function useProdukte(seite = 1): ProdukteState {
  const isHydrating = useIsHydrating();
  const hasCache = seite === 1;
  // The server-rendered list is current and needs no cache.
  const [cache] = useState(() => (isHydrating || !hasCache ? undefined : readProdukteCache()));
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...produktlisteQuery(useApi(), seite),
    enabled: !cache,
    initialData: cache && listeOf(cache),
    initialDataUpdatedAt: cache?.timestamp,
  });

  useEffect(() => {
    if (!cache) return;
    const timer = setTimeout(() => void refetch(), refreshDelayMs);
    return () => clearTimeout(timer);
  }, [cache, refetch]);

  useWholeList(data);
  useEffect(() => {
    if (data && hasCache) keepInCache(data, dataUpdatedAt);
  }, [data, dataUpdatedAt, hasCache]);

  return { liste: data, problem: error ? describe(error, hasCache) : undefined, retry: () => void refetch() };
}

function listeOf({ data, gesamt = data.length }: ProdukteCache): Produktliste {
  return { produkte: data, gesamt };
}

/** Of a list of several pages the first one: the session's storage is small. */
function keepInCache({ produkte, gesamt }: Produktliste, timestamp: number): void {
  const data = produkte.slice(0, produkteJeSeite);
  if (isWholeList(data)) writeProdukteCache({ data, timestamp, ...(gesamt > data.length ? { gesamt } : {}) });
}

/**
 * Loads the whole products behind those that came with the page, so that each is there at once when its page is opened.
 * A failure is not shown: the cards lack nothing, and a product's page then loads its own product. Of a list of several
 * pages nothing is loaded ahead.
 */
function useWholeList(liste: Produktliste | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isLean = liste !== undefined && liste.gesamt <= produkteJeSeite && !isWholeList(liste.produkte);
  useEffect(() => {
    if (!isLean) return;
    const load = async () => queryClient.setQueryData(produkteKey, await fetchTeil(api));
    const timer = setTimeout(() => load().catch(() => {}), refreshDelayMs);
    return () => clearTimeout(timer);
  }, [isLean, api, queryClient]);
}

function describe(error: Error, hasCache: boolean): ProdukteState['problem'] {
  return hasCache && readProdukteCache()
    ? { kind: 'warning', text: 'Keine Verbindung zum Server. Zeige gespeicherte Daten.' }
    : { kind: 'error', text: `Fehler beim Laden der Produkte: ${error.message}` };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { isWholeList, type ListenProdukt } from '../../../listen-produkt.ts';
import { fetchProdukte, produkteKey, produkteQuery } from '../../portfolio.queries.ts';
import { readProdukteCache, writeProdukteCache } from './produkte-cache.ts';

/** requirements.md, storefront §9. Before a list is loaded behind one that is shown already. */
const refreshDelayMs = 100;

export type ProdukteState = {
  produkte: ListenProdukt[] | undefined;
  /** The message about a failed load, whether or not there are products to show. */
  problem: { kind: 'warning' | 'error'; text: string } | undefined;
  retry: () => void;
};

/**
 * The product list with its cache (requirements.md, storefront §4, Product list): a cache younger than 5
 * minutes is shown at once and refreshed a moment later; otherwise the list is loaded; every successful load
 * rewrites the cache.
 */
export function useProdukte(): ProdukteState {
  const isHydrating = useIsHydrating();
  // The server-rendered list is current and needs no cache.
  const [cache] = useState(() => (isHydrating ? undefined : readProdukteCache()));
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...produkteQuery(useApi()),
    enabled: !cache,
    initialData: cache?.data,
    initialDataUpdatedAt: cache?.timestamp,
  });

  useEffect(() => {
    if (!cache) return;
    const timer = setTimeout(() => void refetch(), refreshDelayMs);
    return () => clearTimeout(timer);
  }, [cache, refetch]);

  useWholeList(data);
  useEffect(() => {
    if (data && isWholeList(data)) writeProdukteCache({ data, timestamp: dataUpdatedAt });
  }, [data, dataUpdatedAt]);

  return { produkte: data, problem: error ? describe(error) : undefined, retry: () => void refetch() };
}

/**
 * Loads the whole list behind the one that came with the page, so that each product is there at once when its
 * page is opened. A failure is not shown: the cards lack nothing, and a product's page then loads its own
 * product.
 */
function useWholeList(data: ListenProdukt[] | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isPartial = data !== undefined && !isWholeList(data);
  useEffect(() => {
    if (!isPartial) return;
    const load = async () => queryClient.setQueryData(produkteKey, await fetchProdukte(api));
    const timer = setTimeout(() => load().catch(() => {}), refreshDelayMs);
    return () => clearTimeout(timer);
  }, [isPartial, api, queryClient]);
}

function describe(error: Error): ProdukteState['problem'] {
  return readProdukteCache()
    ? { kind: 'warning', text: 'Keine Verbindung zum Server. Zeige gespeicherte Daten.' }
    : { kind: 'error', text: `Fehler beim Laden der Produkte: ${error.message}` };
}

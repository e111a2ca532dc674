import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#web/api/browser-storage.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { produkteKey } from '../portfolio.queries.ts';
import { produkteCacheKey } from '../shop/produkte-cache.ts';
import { portfolioStatsKey, verwalteteProdukteKey } from './portfolio-verwaltung.queries.ts';

/** What this browser knows of the shop's pages is old now; the next look at them loads anew. */
export function forgetShopProdukte(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: produkteKey });
  sessionStore.removeItem(produkteCacheKey);
}

/** A product as a change has left it, at once, with the version the next change starts from. */
export function putProdukt(queryClient: QueryClient, produkt: VerwaltetesProdukt): void {
  queryClient.setQueryData<VerwaltetesProdukt[]>(verwalteteProdukteKey, (produkte) =>
    produkte?.map((known) => (known._id === produkt._id ? produkt : known)),
  );
}

/** admin.txt §4, Reloads. */
export function reloadList(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: verwalteteProdukteKey });
}

export function reloadListAndStats(queryClient: QueryClient): void {
  reloadList(queryClient);
  void queryClient.invalidateQueries({ queryKey: portfolioStatsKey });
}

import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#web/api/browser-storage.ts';
import type { PortfolioStats, VerwaltetesProdukt } from '../../contract.ts';
import { statsOf } from '../../stats-of.ts';
import { produkteKey } from '../portfolio.queries.ts';
import { produkteCacheKey } from '../shop/produkte-cache.ts';
import { portfolioStatsKey, verwalteteProdukteKey } from './portfolio-verwaltung.queries.ts';
import { type GelesenesProdukt, readProdukt } from './read-produkte.ts';

/** What this browser knows of the shop's pages is old now; the next look at them loads anew. */
export function forgetShopProdukte(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: produkteKey });
  sessionStore.removeItem(produkteCacheKey);
}

/** A product as a change has left it, at once, with the version the next change starts from. */
export function putProdukt(queryClient: QueryClient, gelesen: GelesenesProdukt | null | undefined): void {
  if (!gelesen?._id) return;
  const produkt = readProdukt(gelesen);
  queryClient.setQueryData<VerwaltetesProdukt[]>(verwalteteProdukteKey, (produkte) =>
    produkte?.map((known) => (known._id === produkt._id ? produkt : known)),
  );
}

/**
 * After a picture came or went: the list is loaded anew and the figures are not (admin.txt §4, Reloads), so the tiles
 * are counted from what is on the screen.
 */
export function putBilder(queryClient: QueryClient, produkt: GelesenesProdukt | null | undefined): void {
  putProdukt(queryClient, produkt);
  const produkte = queryClient.getQueryData<VerwaltetesProdukt[]>(verwalteteProdukteKey);
  queryClient.setQueryData<PortfolioStats>(portfolioStatsKey, (stats) =>
    stats && produkte ? statsOf(produkte) : stats,
  );
  reloadList(queryClient);
}

/** admin.txt §4, Reloads. */
export function reloadList(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: verwalteteProdukteKey });
}

export function reloadListAndStats(queryClient: QueryClient): void {
  reloadList(queryClient);
  void queryClient.invalidateQueries({ queryKey: portfolioStatsKey });
}

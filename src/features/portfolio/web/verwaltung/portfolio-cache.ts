import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#web/api/browser-storage.ts';
import type { PortfolioStats, VerwaltetesProdukt } from '../../contract.ts';
import { statsOf } from '../../stats-of.ts';
import { produkteKey } from '../portfolio.queries.ts';
import { produkteCacheKey } from '../shop/produktliste/produkte-cache.ts';
import { portfolioStatsKey, verwalteteProdukteKey } from './portfolio-verwaltung.queries.ts';
import { type GelesenesProdukt, readProdukt } from './read-produkte.ts';

/** Invalidates the shop's cached products; its pages load them again on the next visit. */
export function forgetShopProdukte(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: produkteKey });
  sessionStore.removeItem(produkteCacheKey);
}

/** Stores a changed product in the cache at once, with the version that the next change is based on. */
export function putProdukt(queryClient: QueryClient, gelesen: GelesenesProdukt | null | undefined): void {
  if (!gelesen?._id) return;
  const produkt = readProdukt(gelesen);
  queryClient.setQueryData<VerwaltetesProdukt[]>(verwalteteProdukteKey, (produkte) =>
    produkte?.map((known) => (known._id === produkt._id ? produkt : known)),
  );
}

/**
 * After a picture was added or deleted the list is reloaded and the figures are not (requirements.md, admin
 * §4, Reloads), so the tiles are computed from the cached list.
 */
export function putBilder(queryClient: QueryClient, produkt: GelesenesProdukt | null | undefined): void {
  putProdukt(queryClient, produkt);
  const produkte = queryClient.getQueryData<VerwaltetesProdukt[]>(verwalteteProdukteKey);
  queryClient.setQueryData<PortfolioStats>(portfolioStatsKey, (stats) =>
    stats && produkte ? statsOf(produkte) : stats,
  );
  reloadList(queryClient);
}

/** requirements.md, admin §4, Reloads. */
export function reloadList(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: verwalteteProdukteKey });
}

export function reloadListAndStats(queryClient: QueryClient): void {
  reloadList(queryClient);
  void queryClient.invalidateQueries({ queryKey: portfolioStatsKey });
}

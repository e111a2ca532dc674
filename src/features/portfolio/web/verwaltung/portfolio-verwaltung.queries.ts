import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { verwaltungCalls } from '../../verwaltung-calls.ts';
import { readProdukte } from './read-produkte.ts';

export const verwalteteProdukteKey = ['verwaltung', 'portfolio'] as const;
export const portfolioStatsKey = ['verwaltung', 'portfolio-stats'] as const;

/** All products, of a large catalogue in parts. Other users may have changed them, so every visit reloads. */
export function verwalteteProdukteQuery(api: Api) {
  return queryOptions({
    queryKey: verwalteteProdukteKey,
    queryFn: async () => {
      // A product that moves meanwhile may come twice.
      const produkte = new Map<string, VerwaltetesProdukt>();
      let nach: string | undefined;
      do {
        const { data, weiter } = await api.send(
          verwaltungCalls.list,
          nach === undefined ? {} : { query: { nach } },
        );
        for (const produkt of readProdukte(data)) produkte.set(produkt._id, produkt);
        nach = weiter;
      } while (nach !== undefined);
      return [...produkte.values()];
    },
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
}

/** The figures of the tiles. A failed load is only logged (requirements.md, admin §7). */
export function portfolioStatsQuery(api: Api) {
  return queryOptions({
    queryKey: portfolioStatsKey,
    queryFn: async () => {
      try {
        return (await api.send(verwaltungCalls.stats)).data;
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: requirements.md, admin §7: a failure of the figures is only logged.
        console.warn('Die Zahlen des Portfolios fehlen:', error);
        throw error;
      }
    },
    staleTime: 0,
    meta: { isOnlyLogged: true },
  });
}

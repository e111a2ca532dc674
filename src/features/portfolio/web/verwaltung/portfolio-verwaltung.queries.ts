import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { onceEach, readParts } from '#web/api/read-parts.ts';
import { verwaltungCalls } from '../../verwaltung-calls.ts';
import { readProdukte } from './read-produkte.ts';

export const verwalteteProdukteKey = ['verwaltung', 'portfolio'] as const;
export const portfolioStatsKey = ['verwaltung', 'portfolio-stats'] as const;

/** All products, of a large catalogue in parts. Other users may have changed them, so every visit reloads. */
export function verwalteteProdukteQuery(api: Api) {
  return queryOptions({
    queryKey: verwalteteProdukteKey,
    queryFn: async () => {
      // Each part is read as it comes: thousands at once would hold the browser up.
      const teile = await readParts(async (query) => {
        const { data, weiter } = await api.send(verwaltungCalls.list, { query });
        return { produkte: readProdukte(data), weiter };
      });
      return onceEach(
        teile.map(({ produkte }) => produkte),
        ({ _id }) => _id,
      );
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

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { showFailure } from '#web/ui/verwaltung/show-failure.ts';
import { portfolioStatsKey, verwalteteProdukteQuery } from './portfolio-verwaltung.queries.ts';

/** All products; a failed load is told each time (admin.txt §8), and leaves what was there before. */
export function useVerwalteteProdukte() {
  const queryClient = useQueryClient();
  const { data, error, errorUpdatedAt, refetch } = useQuery(verwalteteProdukteQuery(useApi()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may come again, at another time.
  useEffect(() => {
    if (error) showFailure('Fehler beim Laden der Produkte: ', error);
  }, [error, errorUpdatedAt]);

  // What kept the list away kept the figures away as well.
  const retry = () => {
    void refetch();
    void queryClient.refetchQueries({ queryKey: portfolioStatsKey });
  };
  return { produkte: data, hasFailed: error !== null, retry };
}

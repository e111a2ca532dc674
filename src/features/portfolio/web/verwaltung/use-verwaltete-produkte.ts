import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { portfolioStatsKey, verwalteteProdukteQuery } from './portfolio-verwaltung.queries.ts';

/** All products; every failed load shows a message (requirements.md, admin §8) and keeps the previous list. */
export function useVerwalteteProdukte() {
  const queryClient = useQueryClient();
  const { data, error, errorUpdatedAt, refetch } = useQuery(verwalteteProdukteQuery(useApi()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may occur again at another time.
  useEffect(() => {
    if (error) showFailure('Fehler beim Laden der Produkte: ', error);
  }, [error, errorUpdatedAt]);

  // The cause that kept the list from loading also affects the figures.
  const retry = () => {
    void refetch();
    void queryClient.refetchQueries({ queryKey: portfolioStatsKey });
  };
  return { produkte: data, hasFailed: error !== null, retry };
}

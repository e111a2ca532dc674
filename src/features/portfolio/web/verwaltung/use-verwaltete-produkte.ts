import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { tellFailure } from '#web/ui/verwaltung/tell-failure.ts';
import { verwalteteProdukteQuery } from './portfolio-verwaltung.queries.ts';

/** All products; a failed load is told each time (admin.txt §8), and leaves what was there before. */
export function useVerwalteteProdukte() {
  const { data, error, errorUpdatedAt, refetch } = useQuery(verwalteteProdukteQuery(useApi()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may come again, at another time.
  useEffect(() => {
    if (error) tellFailure('Fehler beim Laden der Produkte: ', error);
  }, [error, errorUpdatedAt]);

  return { produkte: data, hasFailed: error !== null, retry: () => void refetch() };
}

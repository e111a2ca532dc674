import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import type { Gruppe } from '../gruppen/gruppen.ts';
import { gruppeKey } from './einstellung.queries.ts';

/**
 * The history of a group, newest first, page by page. Not with an infinite query: its code would be in the
 * chunk that every shopper loads.
 */
export function useEinstellungVerlauf(gruppe: Gruppe) {
  const api = useApi();
  /** The version before which each page starts. */
  const [grenzen, setGrenzen] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: grenzen.map((vor) => ({
      queryKey: [...gruppeKey(gruppe), 'verlauf', vor ?? 'neueste'],
      queryFn: async () =>
        (await api.send(gruppeCallsOf<Gruppe>(gruppe).listVerlauf, { query: { vor } })).data,
      staleTime: 0,
      meta: { showsOwnErrors: true },
    })),
  });
  const last = pages.at(-1);
  const loaded = pages.flatMap(({ data }) => data?.eintraege ?? []);
  return {
    data: pages[0]?.data && loaded,
    error: last?.error,
    refetch: () => void last?.refetch(),
    hasNextPage: last?.data?.weitere ?? false,
    fetchNextPage: () => setGrenzen([...grenzen, loaded.at(-1)?.version]),
    isFetchingNextPage: grenzen.length > 1 && (last?.isPending ?? false),
  };
}

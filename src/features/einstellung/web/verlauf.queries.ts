import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import type { Gruppe } from '../gruppen.ts';
import { gruppeKey } from './einstellung.queries.ts';

/** The history of a group, newest first, page by page. */
export function useVerlauf(gruppe: Gruppe) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...gruppeKey(gruppe), 'verlauf'],
    queryFn: async ({ pageParam: vor }) =>
      (await api.send(gruppeCallsOf<Gruppe>(gruppe).listVerlauf, { query: { vor } })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ eintraege, weitere }) => (weitere ? eintraege.at(-1)?.version : undefined),
    select: ({ pages }) => pages.flatMap(({ eintraege }) => eintraege),
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
}

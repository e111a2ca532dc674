import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';
import { readPreisverlauf } from './read-preisverlauf.ts';

/** What a product cost. Every visit reloads. */
export function preisverlaufQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['verwaltung', 'preisverlauf', id],
    queryFn: async () => readPreisverlauf((await api.send(verwaltungCalls.preise, { params: { id } })).data),
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { gewaehrleistungCalls } from '../calls.ts';
import { readGewaehrleistung } from '../read-gewaehrleistung.ts';

export const gewaehrleistungKey = ['gewaehrleistung'] as const;

/** The guarantee notice; a failed load is not reported to shoppers, who did not ask for it. */
export function gewaehrleistungQuery(api: Api) {
  return queryOptions({
    queryKey: gewaehrleistungKey,
    queryFn: async () => readGewaehrleistung((await api.send(gewaehrleistungCalls.read)).data),
    meta: { showsOwnErrors: true },
  });
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { fertigungCalls } from '../../calls.ts';
import { readZuFertigen } from '../../read-zu-fertigen.ts';

/** The soaps that have to be made for orders, the most urgent first. */
export function useZuFertigen() {
  const api = useApi();
  return useQuery({
    queryKey: ['werkstatt', 'zu-fertigen'],
    queryFn: async () => readZuFertigen((await api.send(fertigungCalls.zuFertigen)).data),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { showsOwnErrors: true },
  });
}

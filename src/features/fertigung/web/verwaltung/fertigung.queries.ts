import { useQuery } from '@tanstack/react-query';
import { werkstattCalls } from '#features/auftrag/calls.ts';
import { readZuFertigen } from '#features/umsatz/read-umsatz.ts';
import { useApi } from '#web/api/api-context.ts';

/** The soaps that have to be made for orders, the most urgent first. */
export function useZuFertigen() {
  const api = useApi();
  return useQuery({
    queryKey: ['werkstatt', 'zu-fertigen'],
    queryFn: async () => readZuFertigen((await api.send(werkstattCalls.zuFertigen)).data),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { showsOwnErrors: true },
  });
}

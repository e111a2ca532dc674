import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { jahresumsatzCalls } from '../../calls.ts';
import { parseJahresumsatz } from '../../read-jahresumsatz.ts';

/** The turnover of this year and the last one. */
export function useJahresumsatz() {
  const api = useApi();
  return useQuery({
    queryKey: ['werkstatt', 'jahresumsatz'],
    queryFn: async () => readable(parseJahresumsatz((await api.send(jahresumsatzCalls.read)).data)),
    // Orders come elsewhere while the screen is open, but two years are added up. It shows its errors itself.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
    meta: { showsOwnErrors: true },
  });
}

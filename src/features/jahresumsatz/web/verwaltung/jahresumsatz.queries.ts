import { useQuery } from '@tanstack/react-query';
import { gruppeKey } from '#features/einstellung/web/einstellung.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { jahresumsatzCalls } from '../../calls.ts';
import { parseJahresumsatz } from '../../read-jahresumsatz.ts';

/** The turnover of this year and the last one; asked anew when the tax mode is saved. */
export function useJahresumsatz() {
  const api = useApi();
  return useQuery({
    queryKey: [...gruppeKey('steuer'), 'jahresumsatz'],
    queryFn: async () => readable(parseJahresumsatz((await api.send(jahresumsatzCalls.read)).data)),
    // Orders change on other screens, and come while this one is open; but two years are added up. It shows its errors
    // itself.
    refetchOnMount: 'always',
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
    meta: { showsOwnErrors: true },
  });
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { auftragCalls } from '../../../calls.ts';
import { readAufgaben } from '../../../read-aufgaben.ts';

/**
 * How many orders have which work, and the last promised days of the first ones that have to be packed, the earliest
 * first. `hasMehr`: there are more of them.
 */
export function useAufgaben() {
  const api = useApi();
  return useQuery({
    queryKey: ['werkstatt', 'aufgaben'],
    queryFn: async () => {
      const { data } = await api.send(auftragCalls.list, { query: { aufgabe: 'packen' } });
      const { anzahl, auftraege, weiter } = readAufgaben(data);
      return {
        anzahl,
        termine: auftraege.flatMap(({ termin }) => termin?.bis ?? []),
        hasMehr: weiter !== '',
      };
    },
    // Orders come and are packed elsewhere while the screen is open. It shows its errors itself.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    meta: { showsOwnErrors: true },
  });
}

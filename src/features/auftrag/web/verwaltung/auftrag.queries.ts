import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { auftragCalls } from '../../calls.ts';
import { parseAuftrag } from '../../read-auftrag.ts';

export const auftragKey = (id: string) => ['bestellungen', 'eine', id];

/** Everything about one order. Others work on it, too, so it is reloaded whenever it is looked at again. */
export function useAuftrag(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: auftragKey(id),
    queryFn: async () => readable(parseAuftrag((await api.send(auftragCalls.read, { params: { id } })).data)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // The screen shows its errors itself.
    meta: { showsOwnErrors: true },
  });
}

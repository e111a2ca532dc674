import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { auftragCalls } from '../../../calls.ts';
import { readGeldfragen } from '../../../geldfragen/read-geldfragen.ts';

/** The open questions about money, the oldest first. */
export function useGeldfragen() {
  const api = useApi();
  return useQuery({
    queryKey: ['werkstatt', 'geldfragen'],
    queryFn: async () => readGeldfragen((await api.send(auftragCalls.geldfragen)).data),
    // Money comes while the screen is open. It shows its errors itself.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { showsOwnErrors: true },
  });
}

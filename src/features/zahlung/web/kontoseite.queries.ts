import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { kontoseiteCalls } from '../erstattung/erstattung-calls.ts';
import type { KontoAngaben } from '../erstattung/konto-felder.ts';
import { type GeleseneKontoseite, parseKontoseite } from '../erstattung/read-kontoseite.ts';

const kontoseiteKey = (token: string) => ['kontoseite', token];
/** The page shows its errors itself. */
const meta = { showsOwnErrors: true };

/** How the money stands that is transferred for the order of a link. */
export function useKontoseite(token: string) {
  const api = useApi();
  return useQuery<GeleseneKontoseite>({
    queryKey: kontoseiteKey(token),
    queryFn: async () =>
      readable(parseKontoseite((await api.send(kontoseiteCalls.read, { params: { token } })).data)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta,
  });
}

/** Sends the account. */
export function useKontoAngeben(token: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = kontoseiteKey(token);
  return useMutation({
    mutationFn: async (body: KontoAngaben) => {
      const { data } = await api.send(kontoseiteCalls.angeben, { params: { token }, body });
      const seite = readable(parseKontoseite(data));
      // A question on its way may have been answered before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, seite);
    },
    // Refused because it is transferred meanwhile, or the answer alone was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    meta,
  });
}

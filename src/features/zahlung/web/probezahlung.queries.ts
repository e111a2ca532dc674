import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { bezahladresseOf } from '../online/bezahladresse.ts';
import { probezahlungCalls } from '../online/probezahlung-calls.ts';
import type { ProbeWahl } from '../online/probezahlung-contract.ts';
import { parseProbezahlung, readAdresse } from '../online/read-zahlungsseite.ts';

/** Nothing of the shop stands around the page, no messages either: it shows its errors itself. */
const meta = { isOnlyLogged: true };

export function useProbezahlung(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['probezahlung', id],
    queryFn: async () =>
      readable(parseProbezahlung((await api.send(probezahlungCalls.read, { params: { id } })).data)),
    staleTime: 0,
    meta,
  });
}

/** Returns where it goes on; `undefined` where another try is possible on the same page. */
export function useProbeWahl(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wahl: ProbeWahl) => {
      const { data } = await api.send(probezahlungCalls.waehlen, { params: { id }, body: { wahl } });
      return bezahladresseOf(readAdresse(data).adresse, location.origin);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['probezahlung', id] }),
    meta,
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bereitKey, ladenKey } from '#features/einstellung/web/laden.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { readable } from '#web/api/client.ts';
import { bezahladresseOf } from '../../../online/bezahladresse.ts';
import { readAdresse } from '../../../online/read-zahlungsseite.ts';
import { probelaufCalls } from '../../../probelauf/probelauf-calls.ts';
import { parseProbelauf } from '../../../probelauf/read-probelauf.ts';

/** Below the key of the shop: another provider, or key, has another state. */
const probelaufKey = [...ladenKey, 'probelauf'] as const;
/** The part shows its errors itself. */
const meta = { showsOwnErrors: true };

/** Whether the payment provider was tried. */
export function useProbelauf() {
  const api = useApi();
  return useQuery({
    queryKey: probelaufKey,
    queryFn: async () => parseProbelauf((await api.send(probelaufCalls.read)).data),
    staleTime: 0,
    meta,
  });
}

/** Begins a try, or goes on with it; returns where. */
export function useProbelaufBeginnen() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.send(probelaufCalls.beginnen);
      return readable(bezahladresseOf(readAdresse(data).adresse, location.origin));
    },
    // It may be paid or ended meanwhile, also by another tab.
    onError: () => void queryClient.invalidateQueries({ queryKey: probelaufKey }),
    meta,
  });
}

/** Asks the provider; what is paid goes back. */
export function useProbelaufPruefen() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => parseProbelauf((await api.send(probelaufCalls.pruefen)).data),
    onSuccess: async (probelauf) => {
      await queryClient.cancelQueries({ queryKey: probelaufKey });
      queryClient.setQueryData(probelaufKey, probelauf);
      void queryClient.invalidateQueries({ queryKey: bereitKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: probelaufKey }),
    meta,
  });
}

import { useMutation } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { gastCalls } from '../calls.ts';

/** Everything that the shop has about the customer of an order, read when it is asked for. */
export function useGastDaten(token: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => (await api.send(gastCalls.daten, { params: { token } })).data,
    meta: { showsOwnErrors: true },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { tellFailure } from '#web/ui/verwaltung/tell-failure.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { verwaltungCalls } from '../../verwaltung-calls.ts';
import { forgetShopProdukte, reloadList } from './portfolio-cache.ts';
import { verwalteteProdukteKey } from './portfolio-verwaltung.queries.ts';

const mutationKey = ['verwaltung', 'reihenfolge'];

/** The new order on the shelf; shown at once, taken back when it cannot be saved. Who moves fast is saved move by move. */
export function useOrderProdukte() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (produkte: VerwaltetesProdukt[]) => queryClient.setQueryData(verwalteteProdukteKey, produkte);
  return useMutation({
    mutationKey,
    scope: { id: 'reihenfolge' },
    mutationFn: (produkte: VerwaltetesProdukt[]) =>
      api.send(verwaltungCalls.order, { body: { ids: produkte.map(({ _id }) => _id) } }),
    meta: { tellsErrorsItself: true },
    onMutate: async (produkte) => {
      await queryClient.cancelQueries({ queryKey: verwalteteProdukteKey });
      show(produkte);
    },
    onSuccess: ({ message, data }) => {
      forgetShopProdukte(queryClient);
      // A later move is on the screen already.
      if (queryClient.isMutating({ mutationKey }) === 1) show(data);
      snackbar.success(message);
    },
    onError: (error) => {
      tellFailure('Fehler beim Speichern: ', error);
      reloadList(queryClient);
    },
  });
}

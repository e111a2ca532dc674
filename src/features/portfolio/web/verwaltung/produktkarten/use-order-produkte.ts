import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';
import { forgetShopProdukte, reloadList } from '../portfolio-cache.ts';
import { verwalteteProdukteKey } from '../portfolio-verwaltung.queries.ts';
import { readProdukte } from '../read-produkte.ts';

const mutationKey = ['verwaltung', 'reihenfolge'];

/** Sets a new order: shown at once and reverted if it cannot be saved. Quick moves are saved one after the other. */
export function useOrderProdukte() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (produkte: VerwaltetesProdukt[]) => queryClient.setQueryData(verwalteteProdukteKey, produkte);
  return useMutation({
    mutationKey,
    scope: { id: 'reihenfolge' },
    mutationFn: (produkte: VerwaltetesProdukt[]) =>
      api.send(verwaltungCalls.order, { body: { ids: produkte.map(({ _id }) => _id) } }),
    meta: { showsOwnErrors: true },
    onMutate: async (produkte) => {
      await queryClient.cancelQueries({ queryKey: verwalteteProdukteKey });
      show(produkte);
    },
    onSuccess: ({ message, data }) => {
      forgetShopProdukte(queryClient);
      // A later move is already shown; an answer without products leaves the order that is shown.
      if (data && queryClient.isMutating({ mutationKey }) === 1) show(readProdukte(data));
      snackbar.success(message);
    },
    onError: (error) => {
      showFailure('Fehler beim Speichern: ', error);
      reloadList(queryClient);
    },
  });
}

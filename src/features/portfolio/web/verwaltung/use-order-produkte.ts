import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { tellFailure } from '#web/ui/verwaltung/tell-failure.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { forgetShopProdukte, reloadList } from './portfolio-cache.ts';
import { verwalteteProdukteKey } from './portfolio-verwaltung.queries.ts';

type Answer = { message: string; data: VerwaltetesProdukt[] };

/** The new order on the shelf; shown at once, taken back when it cannot be saved. */
export function useOrderProdukte() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (produkte: VerwaltetesProdukt[]) => queryClient.setQueryData(verwalteteProdukteKey, produkte);
  return useMutation({
    mutationFn: (produkte: VerwaltetesProdukt[]) =>
      api.put<Answer>('/admin/portfolio/reihenfolge', { ids: produkte.map(({ _id }) => _id) }),
    meta: { tellsErrorsItself: true },
    onMutate: async (produkte) => {
      await queryClient.cancelQueries({ queryKey: verwalteteProdukteKey });
      show(produkte);
    },
    onSuccess: ({ message, data }) => {
      forgetShopProdukte(queryClient);
      show(data);
      snackbar.success(message);
    },
    onError: (error) => {
      tellFailure('Fehler beim Speichern: ', error);
      reloadList(queryClient);
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { ProduktPlatz, VerwaltetesProdukt } from '../../../contract.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';
import { forgetShopProdukte, reloadList } from '../portfolio-cache.ts';
import { verwalteteProdukteKey } from '../portfolio-verwaltung.queries.ts';

const mutationKey = ['verwaltung', 'reihenfolge'];

/** All products in their new order, and the ids of those between which one was moved. */
type NeueReihenfolge = { produkte: VerwaltetesProdukt[]; ids: string[] };

/** Sets a new order: shown at once and reverted if it cannot be saved. Quick moves are saved one after the other. */
export function useOrderProdukte() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: 'reihenfolge' },
    mutationFn: ({ ids }: NeueReihenfolge) => api.send(verwaltungCalls.order, { body: { ids } }),
    meta: { showsOwnErrors: true },
    onMutate: async ({ produkte }) => {
      await queryClient.cancelQueries({ queryKey: verwalteteProdukteKey });
      queryClient.setQueryData(verwalteteProdukteKey, produkte);
    },
    onSuccess: ({ message, plaetze }) => {
      forgetShopProdukte(queryClient);
      // The order that is shown stays, be it that of a later move.
      queryClient.setQueryData<VerwaltetesProdukt[]>(verwalteteProdukteKey, (jetzt) =>
        withPlaetze(jetzt, plaetze),
      );
      snackbar.success(message);
    },
    onError: (error) => {
      showFailure('Fehler beim Speichern: ', error);
      reloadList(queryClient);
    },
  });
}

/** Another server of the specification answers no places. */
function withPlaetze(produkte: VerwaltetesProdukt[] | undefined, plaetze: ProduktPlatz[] | undefined) {
  const byId = new Map(plaetze?.map((one) => [one._id, one]));
  return produkte?.map((one) => ({ ...one, ...byId.get(one._id) }));
}

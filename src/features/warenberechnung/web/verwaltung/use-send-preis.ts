import { useMutation, useQueryClient } from '@tanstack/react-query';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { forgetShopProdukte } from '#features/portfolio/web/verwaltung/portfolio-cache.ts';
import { verwalteteProdukteQuery } from '#features/portfolio/web/verwaltung/portfolio-verwaltung.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';

/** Euros, `null` for none. `only`: not if the product costs anything else than this by now. */
type NeuerPreis = { produktId: string; preis: number | null; only?: number };

/**
 * admin.txt §7: the full product with the new preis, from what the product is at this moment; its version keeps out who
 * changes it between the two calls. Answers the price before.
 */
export function useSendPreis() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ produktId, preis, only }: NeuerPreis) => {
      const produkte = await queryClient.fetchQuery({ ...verwalteteProdukteQuery(api), retry: false });
      const produkt = produkte.find(({ _id }) => _id === produktId);
      if (only !== undefined && produkt?.preis !== only) throw new ApiError('status', inzwischenText);
      await api.send(verwaltungCalls.change, { params: { id: produktId }, body: { ...produkt, preis } });
      return produkt?.preis ?? null;
    },
    meta: { tellsErrorsItself: true },
    onSuccess: () => forgetShopProdukte(queryClient),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

const inzwischenText = 'Der Preis wurde inzwischen geändert und bleibt, wie er ist.';

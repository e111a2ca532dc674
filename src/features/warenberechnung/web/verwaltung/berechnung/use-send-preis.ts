import { useMutation, useQueryClient } from '@tanstack/react-query';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { forgetShopProdukte } from '#features/portfolio/web/verwaltung/portfolio-cache.ts';
import { verwalteteProdukteQuery } from '#features/portfolio/web/verwaltung/portfolio-verwaltung.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';

/** Euros, `null` for none. `only`: refused if the product's current price is another one. */
type NeuerPreis = { produktId: string; preis: number | null; only?: number };

/**
 * requirements.md, admin §7: sends the full current product with the new preis; its version detects a change
 * between the two calls. Returns the previous price.
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
    meta: { showsOwnErrors: true },
    onSuccess: () => forgetShopProdukte(queryClient),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

const inzwischenText = 'Der Preis wurde inzwischen geändert und bleibt, wie er ist.';

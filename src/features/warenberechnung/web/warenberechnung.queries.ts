import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { onceEach, readParts } from '#web/api/read-parts.ts';
import { warenberechnungCalls } from '../calls.ts';
import type { ParameterBody, PortfolioProdukt, Warenberechnung } from '../contract.ts';
import { readAuswahl, readBerechnung, type WireAuswahl, type WireBerechnung } from '../read-antwort.ts';

const listKey = ['warenberechnung', 'list'] as const;
const berechnungKey = (produktId: string) => ['warenberechnung', 'portfolio', produktId] as const;

type Teil = WireAuswahl & { weiter?: string };

/** Costs depend on purchase prices and products changed elsewhere: every visit refetches. */
const always = { staleTime: 0, meta: { showsOwnErrors: true } } as const;

/**
 * All products with their result, active or not (R35). A server with only the calls of requirements.md, admin
 * §7 answers the shop's list.
 */
export function warenberechnungenQuery(api: Api) {
  return queryOptions({
    ...always,
    queryKey: listKey,
    queryFn: async () => {
      const teile = await readParts<Teil>((query) =>
        api.send(warenberechnungCalls.list, { query }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404)
            return api.send(portfolioCalls.list, { query });
          throw error;
        }),
      );
      return onceEach(teile.map(readAuswahl), ({ _id }) => _id);
    },
  });
}

export function berechnungQuery(api: Api, produkt: PortfolioProdukt) {
  return queryOptions({
    ...always,
    queryKey: berechnungKey(produkt._id),
    queryFn: async () => {
      const answer = await api.send(warenberechnungCalls.open, { params: { productId: produkt._id } });
      return berechnungIn(answer, produkt);
    },
  });
}

/** The calculation has no envelope; `data: null` means that there is none. */
type Answer = WireBerechnung & { data?: WireBerechnung | null };

function berechnungIn({ data, ...bare }: Answer, produkt: PortfolioProdukt): Warenberechnung {
  const wire = bare.vkPreis === undefined ? data : bare;
  if (wire?.vkPreis === undefined) throw new ApiError('status', undefined);
  return readBerechnung(wire, produkt);
}

export function useRecalculate() {
  return useBerechnungChange(async (api, { _id, portfolioProdukt }: Warenberechnung) =>
    berechnungIn(await api.send(warenberechnungCalls.recalculate, { params: { id: _id } }), portfolioProdukt),
  );
}

type Change = { produkt: PortfolioProdukt; bodyOf: (jetzt: Warenberechnung) => ParameterBody };

/**
 * Sends the body that `bodyOf` makes from the current calculation, so that changes saved by others are not reverted.
 */
export function useChangeParameter() {
  const queryClient = useQueryClient();
  return useBerechnungChange(async (api, { produkt, bodyOf }: Change) => {
    const jetzt = await queryClient.fetchQuery(berechnungQuery(api, produkt));
    return berechnungIn(
      await api.send(warenberechnungCalls.change, { params: { id: jetzt._id }, body: bodyOf(jetzt) }),
      produkt,
    );
  });
}

/** Both calls return the calculation, which replaces the cached one; the selector is refetched. */
function useBerechnungChange<Input>(send: (api: Api, input: Input) => Promise<Warenberechnung>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    meta: { showsOwnErrors: true },
    onSuccess: (berechnung) => showBerechnung(queryClient, berechnung),
  });
}

function showBerechnung(queryClient: QueryClient, berechnung: Warenberechnung): void {
  queryClient.setQueryData(berechnungKey(berechnung.portfolioProdukt._id), berechnung);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

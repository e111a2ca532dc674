import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import type { ParameterBody, Warenberechnung, WarenberechnungKurz } from '../contract.ts';

const listKey = ['warenberechnung', 'list'] as const;
const berechnungKey = (produktId: string) => ['warenberechnung', 'portfolio', produktId] as const;

/** What products cost hangs on what was bought and decided elsewhere: every look asks anew. */
const always = { staleTime: 0, meta: { tellsErrorsItself: true } } as const;

/** All products with their result, active or not (R35). */
export function warenberechnungenQuery(api: Api) {
  return queryOptions({
    ...always,
    queryKey: listKey,
    queryFn: async () => (await api.get<{ data: WarenberechnungKurz[] }>('/warenberechnung')).data,
  });
}

export function berechnungQuery(api: Api, produktId: string) {
  return queryOptions({
    ...always,
    queryKey: berechnungKey(produktId),
    queryFn: () => api.get<Warenberechnung>(`/warenberechnung/portfolio/${encodeURIComponent(produktId)}`),
  });
}

export function useRecalculate() {
  return useBerechnungChange((api, id: string) => api.post(`/warenberechnung/${id}/recalculate`));
}

type Change = { produktId: string; bodyOf: (jetzt: Warenberechnung) => ParameterBody };

/** Sends what `bodyOf` makes of the calculation as it is by now, so that nothing somebody else has saved is taken back. */
export function useChangeParameter() {
  const queryClient = useQueryClient();
  return useBerechnungChange(async (api, { produktId, bodyOf }: Change) => {
    const jetzt = await queryClient.fetchQuery(berechnungQuery(api, produktId));
    return api.put(`/warenberechnung/${jetzt._id}`, bodyOf(jetzt));
  });
}

/** Both calls answer the calculation, which is shown as it is; the selector is loaded anew. */
function useBerechnungChange<Input>(send: (api: Api, input: Input) => Promise<Warenberechnung>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    meta: { tellsErrorsItself: true },
    onSuccess: (berechnung) => showBerechnung(queryClient, berechnung),
  });
}

function showBerechnung(queryClient: QueryClient, berechnung: Warenberechnung): void {
  queryClient.setQueryData(berechnungKey(berechnung.portfolioProdukt._id), berechnung);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

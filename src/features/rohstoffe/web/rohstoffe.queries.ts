import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import type { BetroffenesProdukt, NewRohstoff, Rohstoff, RohstoffForm } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';

/** All of one kind. Stock and prices change elsewhere as well, so every visit asks anew. */
export function rohstoffeQuery(api: Api, { path }: RohstoffKind) {
  return queryOptions({
    queryKey: ['rohstoffe', path],
    queryFn: async () => (await api.get<{ data: Rohstoff[] }>(`/${path}?includeUnavailable=true`)).data,
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
}

export function useCreateRohstoff({ path }: RohstoffKind) {
  return useRohstoffChange((api, body: NewRohstoff) => api.post<unknown>(`/${path}`, body));
}

type Change = { rohstoff: Rohstoff; bodyOf: (jetzt: Rohstoff) => Partial<RohstoffForm<RohstoffKind>> };

/**
 * Sends what `bodyOf` makes of the raw material as it is by now, so that nothing somebody else has saved is taken back.
 * `betroffen` in the answer: products that cost something else now.
 */
export function useChangeRohstoff(kind: RohstoffKind) {
  const queryClient = useQueryClient();
  return useRohstoffChange(async (api, { rohstoff, bodyOf }: Change) => {
    const alle = await queryClient.fetchQuery(rohstoffeQuery(api, kind));
    const jetzt = alle.find(({ _id }) => _id === rohstoff._id) ?? rohstoff;
    return api.put<{ betroffen?: BetroffenesProdukt[] }>(`/${kind.path}/${rohstoff._id}`, bodyOf(jetzt));
  });
}

export function useDeleteRohstoff({ path }: RohstoffKind) {
  return useRohstoffChange((api, id: string) => api.delete<unknown>(`/${path}/${id}`));
}

function useRohstoffChange<Input, Reply>(send: (api: Api, input: Input) => Promise<Reply>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    // An answer that got lost does not mean that nothing was done.
    retry: false,
    meta: { showsOwnErrors: true },
    // What products cost and what is in stock hangs on it as well.
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

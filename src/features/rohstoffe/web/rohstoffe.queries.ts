import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import type { BetroffenesProdukt, NewRohstoff, Rohstoff, RohstoffForm } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';

/** All of one kind. Stock and prices change elsewhere as well, so every visit refetches. */
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
 * Sends the body that `bodyOf` makes from the current raw material, so that changes saved by others are not reverted.
 * `betroffen` in the answer: products whose costs have changed.
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
    // If the answer is lost, the change may have been made.
    retry: false,
    meta: { showsOwnErrors: true },
    // Products' costs and the stock depend on it as well.
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

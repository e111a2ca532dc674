import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { rohstoffCallsOf } from '../calls.ts';
import type { NewRohstoff, Rohstoff, RohstoffForm } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';

/** All of one kind. Stock and prices change elsewhere as well, so every visit refetches. */
export function rohstoffeQuery(api: Api, kind: RohstoffKind) {
  return queryOptions({
    queryKey: ['rohstoffe', kind.path],
    queryFn: async () =>
      (await api.send(rohstoffCallsOf(kind).list, { query: { includeUnavailable: 'true' } })).data,
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
}

export function useCreateRohstoff(kind: RohstoffKind) {
  return useRohstoffChange((api, body: NewRohstoff) => api.send(rohstoffCallsOf(kind).create, { body }));
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
    return api.send(rohstoffCallsOf(kind).change, { params: { id: rohstoff._id }, body: bodyOf(jetzt) });
  });
}

export function useDeleteRohstoff(kind: RohstoffKind) {
  return useRohstoffChange((api, id: string) => api.send(rohstoffCallsOf(kind).delete, { params: { id } }));
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

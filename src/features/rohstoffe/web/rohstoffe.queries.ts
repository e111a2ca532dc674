import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { rohstoffCallsOf } from '../calls.ts';
import type { NewRohstoff, Rohstoff, RohstoffForm } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';

/** All of one kind. Stock and prices change elsewhere as well, so every visit asks anew. */
export function rohstoffeQuery(api: Api, kind: RohstoffKind) {
  return queryOptions({
    queryKey: ['rohstoffe', kind.path],
    queryFn: async () =>
      (await api.send(rohstoffCallsOf(kind).list, { query: { includeUnavailable: 'true' } })).data,
    staleTime: 0,
    meta: { tellsErrorsItself: true },
  });
}

export function useCreateRohstoff(kind: RohstoffKind) {
  return useRohstoffChange((api, body: NewRohstoff) => api.send(rohstoffCallsOf(kind).create, { body }));
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
    // An answer that got lost does not mean that nothing was done.
    retry: false,
    meta: { tellsErrorsItself: true },
    // What products cost and what is in stock hangs on it as well.
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

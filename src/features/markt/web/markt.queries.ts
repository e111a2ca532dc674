import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { onceEach, readParts } from '#web/api/read-parts.ts';
import { readReply } from '#web/api/read-reply.ts';
import { marktCalls } from '../calls.ts';
import {
  type AbrechnenBody,
  type Markt,
  type MitnehmenBody,
  marktReply,
  markttageReply,
} from '../contract.ts';

const marktKey = ['markt'];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

const produktIdOf = ({ produktId }: { produktId: string }) => produktId;

/** Two parts of a sheet as one; which days are away is taken from the later one. */
function joinTeile(blatt: Markt, teil: Markt): Markt {
  const waren = onceEach([blatt.waren, teil.waren], produktIdOf);
  return { ...teil, waren, ohnePreis: onceEach([blatt.ohnePreis, teil.ohnePreis], produktIdOf) };
}

/** The sheet. Not read again while numbers are typed: what is free is decided on the server. */
export function useMarkt() {
  const api = useApi();
  return useQuery({
    queryKey: [...marktKey, 'blatt'],
    queryFn: async () => {
      const antworten = await readParts((query) => api.send(marktCalls.read, { query }));
      return antworten.map(({ data }) => readReply(marktReply, data)).reduce(joinTeile);
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    meta,
  });
}

export function useMarkttage() {
  const api = useApi();
  return useQuery({
    queryKey: [...marktKey, 'tage'],
    queryFn: async () => readReply(markttageReply, (await api.send(marktCalls.tage)).data),
    staleTime: 0,
    meta,
  });
}

/** Changes market days. A lost answer is not retried: the same id once more counts once. */
function useChange<Input, Reply>(send: (api: Api, input: Input) => Promise<Reply>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    retry: false,
    meta,
    // Stock and turnover are shown elsewhere too.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useMitnehmen() {
  return useChange((api, body: MitnehmenBody) => api.send(marktCalls.mitnehmen, { body }));
}

export function useAbrechnen() {
  return useChange((api, { id, body }: { id: string; body: AbrechnenBody }) =>
    api.send(marktCalls.abrechnen, { params: { id }, body }),
  );
}

export function useVerwerfen() {
  return useChange((api, id: string) => api.send(marktCalls.verwerfen, { params: { id } }));
}

export function useMarktZuruecknehmen() {
  return useChange((api, id: string) => api.send(marktCalls.zuruecknehmen, { params: { id } }));
}

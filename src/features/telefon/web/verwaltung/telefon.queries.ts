import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { onceEach, readParts } from '#web/api/read-parts.ts';
import { readReply } from '#web/api/read-reply.ts';
import { telefonCalls } from '../../calls.ts';
import {
  type TelefonBody,
  type TelefonKasse,
  type TelefonVorschauBody,
  telefonVorschauReply,
  telefonWarenReply,
} from '../../contract.ts';

const telefonKey = ['telefon'];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** What can be ordered, with what is free. */
export function useTelefonWaren() {
  const api = useApi();
  return useQuery({
    queryKey: [...telefonKey, 'waren'],
    queryFn: async () => {
      const teile = await readParts((query) => api.send(telefonCalls.waren, { query }));
      return onceEach(
        teile.map(({ data }) => readReply(telefonWarenReply, data)),
        ({ produktId }) => produktId,
      );
    },
    staleTime: 0,
    meta,
  });
}

/**
 * What these goods come to; the sums before are shown until the new ones are there. `isStill`: they are not
 * read again, because they may have been ordered just now, and their sums would be those of a second order.
 */
export function useTelefonVorschau(posten: TelefonVorschauBody['posten'], isStill: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...telefonKey, 'vorschau', posten],
    queryFn: async (): Promise<TelefonKasse> =>
      readReply(telefonVorschauReply, (await api.send(telefonCalls.vorschau, { body: { posten } })).data),
    enabled: posten.length > 0 && !isStill,
    staleTime: 0,
    placeholderData: (previous: TelefonKasse | undefined) => previous,
    meta,
  });
}

/** Whether the order may have been made although the answer does not say so. */
export function isOhneAntwort(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500);
}

/**
 * Makes the order. A lost answer is not retried: the same id once more is the same order. Until there is an
 * answer, the screen keeps what it has read.
 */
export function useAnlegen() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TelefonBody) => api.send(telefonCalls.anlegen, { body }),
    retry: false,
    meta,
    onSettled: (_data, error) => (isOhneAntwort(error) ? undefined : queryClient.invalidateQueries()),
  });
}

/** Letters from which earlier orders are searched. */
const abBuchstaben = 3;
const hoechstens = 5;

/** Earlier orders in which these words occur. */
export function useFruehere(suche: string) {
  const api = useApi();
  const worte = suche.trim();
  return useQuery({
    queryKey: [...telefonKey, 'fruehere', worte],
    queryFn: async () =>
      (await api.send(auftragCalls.list, { query: { suche: worte } })).data.auftraege.slice(0, hoechstens),
    enabled: worte.length >= abBuchstaben,
    meta,
  });
}

/** Reads whom an earlier order was for. */
export function useEmpfaenger() {
  const api = useApi();
  return useMutation({
    mutationFn: async (id: string) => (await api.send(auftragCalls.read, { params: { id } })).data,
    meta,
  });
}

import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import type { AuftragZeile } from '../../bestellung-contract.ts';
import { auftragCalls } from '../../calls.ts';

const auftraegeKey = ['bestellungen'];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

type Seite = { auftraege: AuftragZeile[]; weitere: boolean };

/** The orders, newest first, a page at a time. */
export function useAuftraege() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: auftraegeKey,
    queryFn: async ({ pageParam: vor }): Promise<Seite> =>
      (await api.send(auftragCalls.list, { query: { vor } })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ auftraege, weitere }) => (weitere ? auftraege.at(-1)?._id : undefined),
    // People order while the list is open, so it is reloaded on every visit.
    staleTime: 0,
    meta,
  });
}

/** Records that an order is paid. */
export function useZahlung() {
  return useChange((api, id) => api.send(auftragCalls.zahlung, { params: { id } }));
}

/** Cancels an order for the workshop. */
export function useStorno() {
  return useChange((api, id) => api.send(auftragCalls.stornieren, { params: { id } }));
}

type Saved = { data: AuftragZeile; message?: string | undefined };

/** A change of an order, whose row is replaced by that of the answer. Returns the answer's message. */
function useChange(send: (api: Api, id: string) => Promise<Saved>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { data, message } = await send(api, id);
      await queryClient.cancelQueries({ queryKey: auftraegeKey });
      queryClient.setQueryData<InfiniteData<Seite>>(auftraegeKey, (list) => list && withZeile(list, data));
      return message;
    },
    // Refused because the order is no longer as it is shown: cancelled, or recorded on another device.
    onError: () => void queryClient.invalidateQueries({ queryKey: auftraegeKey }),
    meta,
  });
}

function withZeile(list: InfiniteData<Seite>, zeile: AuftragZeile): InfiniteData<Seite> {
  const replaced = (one: AuftragZeile) => (one._id === zeile._id ? zeile : one);
  return {
    ...list,
    pages: list.pages.map((seite) => ({ ...seite, auftraege: seite.auftraege.map(replaced) })),
  };
}

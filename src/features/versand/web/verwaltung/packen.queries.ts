import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { useApi } from '#web/api/api-context.ts';
import { readReply } from '#web/api/read-reply.ts';
import { versandCalls } from '../../calls.ts';
import { type DhlDateiBody, type PackAuftrag, packenReply } from '../../contract.ts';

const packenKey = ['versand', 'packen'];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };
/** Milliseconds after which it is asked what the others have packed meanwhile. */
const pollMs = 20_000;

/** What is to be packed; read again while others pack too. */
export function usePacken() {
  const api = useApi();
  return useQuery({
    queryKey: packenKey,
    queryFn: async () => readReply(packenReply, (await api.send(versandCalls.packen)).data),
    staleTime: 0,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    meta,
  });
}

/** Records that an order is packed, as it was seen: a pick-up lies ready then, which its customer is told. */
export function useGepackt() {
  const api = useApi();
  return useChange(({ _id: id, letzteNr: gesehen, versandart }: PackAuftrag) =>
    api.send(versandart === 'dhl' ? auftragCalls.gepackt : auftragCalls.abholbereit, {
      ...{ params: { id }, body: { gesehen } },
    }),
  );
}

/** Records what a file for DHL has before it is saved, so that no parcel is in two of them without a word. */
export function useDhlDatei() {
  const api = useApi();
  return useChange(async ({ body, save }: { body: DhlDateiBody; save: () => void }) => {
    const reply = await api.send(versandCalls.dhlDatei, { body });
    save();
    return reply;
  });
}

/** Takes the last event of an order back. */
export function useZurueck() {
  const api = useApi();
  return useChange(({ id, nr }: { id: string; nr: number }) =>
    api.send(auftragCalls.zuruecknehmen, { params: { id }, body: { gesehen: nr, nr } }),
  );
}

function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Refused because the order is no longer as it is shown: then too it is read again.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['bestellungen'] });
      return queryClient.invalidateQueries({ queryKey: packenKey });
    },
    meta,
  });
}

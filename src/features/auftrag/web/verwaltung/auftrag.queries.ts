import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError, unreadable } from '#web/api/client.ts';
import { auftragCalls } from '../../calls.ts';
import { type GelesenerAuftrag, parseAuftrag } from '../../read-auftrag.ts';
import { auftraegeKey } from './liste/auftraege.queries.ts';

export const auftragKey = (id: string) => ['bestellungen', 'eine', id];
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** Everything about one order. Others work on it, too, so it is reloaded whenever it is looked at again. */
export function useAuftrag(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: auftragKey(id),
    queryFn: async () => {
      const auftrag = parseAuftrag((await api.send(auftragCalls.read, { params: { id } })).data);
      if (!auftrag) throw unreadable(200);
      return auftrag;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta,
  });
}

type Ziel = { params: { id: string } };
type Saved = { message?: string | undefined; data?: unknown };
/** Makes the call that changes an order. */
export type AuftragSchritt = (api: Api, ziel: Ziel) => Promise<Saved>;

/** What was done, and the order as it is then; without it where the answer could not be read. */
export type Getan = { message: string; auftrag: GelesenerAuftrag | undefined };

/** A change of an order. The screen shows the order of the answer, and after a refusal the order as it is now. */
export function useAuftragSchritt(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = auftragKey(id);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (schritt: AuftragSchritt): Promise<Getan> => {
      const { message = '', data } = await schritt(api, { params: { id } });
      const auftrag = parseAuftrag(data);
      // An order still being loaded may be older than this answer.
      await queryClient.cancelQueries({ queryKey });
      if (auftrag) queryClient.setQueryData(queryKey, auftrag);
      else void queryClient.invalidateQueries({ queryKey });
      return { message, auftrag };
    },
    // Refused because another person was faster, or the answer alone was lost: what is typed stays, and can
    // be sent for the new state.
    onError: (error) => {
      const reloaded = queryClient.invalidateQueries({ queryKey });
      return isAuftragUeberholt(error) ? reloaded : undefined;
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: auftraegeKey }),
    meta,
  });
  return { send: mutateAsync, isPending };
}

/** Refused because of what happened since the order was loaded. */
export function isAuftragUeberholt(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

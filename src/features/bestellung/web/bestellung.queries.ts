import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { type Api, readable } from '#web/api/client.ts';
import { bestellungCalls } from '../calls.ts';
import { parseBestellung } from '../read-bestellung.ts';

export const bestellungKey = (token: string) => ['bestellung', token];
/** The page shows its errors itself. */
const meta = { showsOwnErrors: true };

/** The order of a link. It changes while nobody looks: money comes in, time runs out. */
export function useBestellung(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: bestellungKey(token),
    queryFn: async () =>
      readable(parseBestellung((await api.send(bestellungCalls.read, { params: { token } })).data)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta,
  });
}

export function useStornieren(token: string) {
  return useChange(token, (api) => api.send(bestellungCalls.stornieren, { params: { token } }));
}

export function useLoeschwunsch(token: string) {
  return useChange(token, (api) => api.send(bestellungCalls.loeschen, { params: { token } }));
}

export function useUebernehmen(token: string) {
  return useChange(token, (api) => api.send(bestellungCalls.uebernehmen, { params: { token } }));
}

type Saved = { message?: string | undefined; data?: unknown };

/** A change of the order, which can be sent again: the page then shows the order of the answer. Returns its message. */
function useChange(token: string, send: (api: Api) => Promise<Saved>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = bestellungKey(token);
  return useMutation({
    mutationFn: async () => {
      const { message = '', data } = await send(api);
      // An order still being loaded may be older than this answer.
      await queryClient.cancelQueries({ queryKey });
      const bestellung = parseBestellung(data);
      if (bestellung) queryClient.setQueryData(queryKey, bestellung);
      else void queryClient.invalidateQueries({ queryKey });
      return message;
    },
    // Refused because the order is no longer as it is shown, or the answer alone was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    meta,
  });
}

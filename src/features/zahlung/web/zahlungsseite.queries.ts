import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError, readable } from '#web/api/client.ts';
import { bezahladresseOf } from '../online/bezahladresse.ts';
import { type GeleseneZahlungsseite, parseZahlungsseite, readAdresse } from '../online/read-zahlungsseite.ts';
import type { Rueckkehr } from '../online/zahlungsansicht.ts';
import { zahlungsseiteCalls } from '../online/zahlungsseite-calls.ts';

const zahlungsseiteKey = (token: string) => ['zahlungsseite', token];
/** The page shows its errors itself. */
const meta = { showsOwnErrors: true };

/** Milliseconds between two questions to the provider while its answer is awaited. */
const nachfrageMs = 2000;

type Frage = {
  /** Who comes back may have paid: then the provider is asked. */
  rueckkehr: Rueckkehr | undefined;
  isAufgegeben: boolean;
};

/** How the order of a link stands with its payment. */
export function useZahlungsseite(token: string, { rueckkehr, isAufgegeben }: Frage) {
  const api = useApi();
  const isAwaited = rueckkehr === 'bezahlt' && !isAufgegeben;
  return useQuery<GeleseneZahlungsseite>({
    queryKey: zahlungsseiteKey(token),
    queryFn: () => (rueckkehr ? pruefe(api, token) : lies(api, token)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: isAwaited && (({ state }) => (isOffen(state) ? nachfrageMs : false)),
    meta,
  });
}

/** Whether another question may bring another answer. */
function isOffen({ data, error }: { data: GeleseneZahlungsseite | undefined; error: unknown }): boolean {
  return data ? data.stand === 'pruefung' : !isFehlend(error);
}

/** The link opens no order. */
export function isFehlend(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Begins to pay, or goes on with it; returns where. */
export function useBeginnen(token: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.send(zahlungsseiteCalls.beginnen, { params: { token } });
      return readable(bezahladresseOf(readAdresse(data).adresse, location.origin));
    },
    // Refused because it is paid or cancelled meanwhile, or the answer alone was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey: zahlungsseiteKey(token) }),
    meta,
  });
}

/** Asks the provider whether it was paid. */
export function usePruefen(token: string) {
  return useChange(token, pruefe);
}

/** She pays by transfer instead. */
export function useUeberweisen(token: string) {
  return useChange(token, async (api, token) => {
    const { data } = await api.send(zahlungsseiteCalls.ueberweisen, { params: { token } });
    return readable(parseZahlungsseite(data));
  });
}

function useChange(token: string, send: (api: Api, token: string) => Promise<GeleseneZahlungsseite>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = zahlungsseiteKey(token);
  return useMutation({
    mutationFn: async () => {
      const seite = await send(api, token);
      // A question on its way may have been answered before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, seite);
      return seite;
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    meta,
  });
}

async function lies(api: Api, token: string): Promise<GeleseneZahlungsseite> {
  return readable(parseZahlungsseite((await api.send(zahlungsseiteCalls.read, { params: { token } })).data));
}

async function pruefe(api: Api, token: string): Promise<GeleseneZahlungsseite> {
  return readable(
    parseZahlungsseite((await api.send(zahlungsseiteCalls.pruefen, { params: { token } })).data),
  );
}

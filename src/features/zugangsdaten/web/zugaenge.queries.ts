import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { z } from 'zod';
import { ladenKey } from '#features/einstellung/web/laden.queries.ts';
import { umgebungKey } from '#features/einstellung/web/umgebung.queries.ts';
import { postKey } from '#features/post/web/post.queries.ts';
import type { ReplyOf } from '#shared/wire/call.ts';
import { useApi } from '#web/api/api-context.ts';
import { type Api, readable } from '#web/api/client.ts';
import { zugangsdatenCalls as calls } from '../calls.ts';
import { pruefung, type smtpZugangBody, type zahlungZugangBody } from '../contract.ts';
import { parseZugaenge } from '../parse-zugaenge.ts';

export type ZugangName = 'smtp' | 'zahlung';

const zugaengeKey = ['zugaenge'] as const;
/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** From where the shop has its access to the mail server and the payment provider. */
export function useZugaenge() {
  const api = useApi();
  return useQuery({
    queryKey: zugaengeKey,
    queryFn: async () => parseZugaenge((await api.send(calls.read)).data),
    // Another person may have saved meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta,
  });
}

/** Reads anew what holds: another person may have changed it. */
export function useZugaengeNeu() {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: zugaengeKey }), [queryClient]);
}

export function useSaveSmtp() {
  return useSave((api, body: z.input<typeof smtpZugangBody>) => api.send(calls.saveSmtp, { body }));
}

export function useSaveZahlung() {
  return useSave((api, body: z.input<typeof zahlungZugangBody>) => api.send(calls.saveZahlung, { body }));
}

const saved = z.object({ gespeichert: z.boolean(), pruefung, zugaenge: z.unknown() });
export type Saved = z.infer<typeof saved>;

/** Saves an access, which the server checks first. */
function useSave<Body>(send: (api: Api, body: Body) => Promise<ReplyOf<typeof calls.saveSmtp>>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body) => readable(saved.safeParse((await send(api, body)).data).data),
    onSuccess: ({ gespeichert, zugaenge }) => gespeichert && noteNew(queryClient, zugaenge),
    onError: useZugaengeNeu(),
    ...once,
    // What was typed is a secret: it goes with the form.
    gcTime: 0,
  });
}

/** Asks the mail server or the provider of the access that holds; `variables` is the version of that. */
export function useVerbindungPruefen(name: ZugangName) {
  const api = useApi();
  return useMutation({
    mutationFn: async (_version: number) => {
      const { data } = await api.send(calls.pruefen, { params: { name } });
      return readable(pruefung.safeParse(data).data);
    },
    // What was found may be of an access that is not shown yet.
    onSettled: useZugaengeNeu(),
    ...once,
  });
}

/** Takes away what the settings have, of the version that was seen. */
export function useEntfernen(name: ZugangName) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) =>
      (await api.send(calls.entfernen, { params: { name }, body: { version } })).data,
    onSuccess: (zugaenge) => noteNew(queryClient, zugaenge),
    onError: useZugaengeNeu(),
    ...once,
  });
}

/** A second try by itself would wait as long again, and meet the version that the first has made. */
const once = { retry: false, meta };

/** Shows the new state, and loads again what depends on it: ways to pay, what is missing, the outbox. */
function noteNew(queryClient: QueryClient, zugaenge: unknown): void {
  queryClient.setQueryData(zugaengeKey, parseZugaenge(zugaenge));
  for (const queryKey of [umgebungKey, ladenKey, postKey]) void queryClient.invalidateQueries({ queryKey });
}

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bereitKey } from '#features/einstellung/web/laden.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { rechtstextBearbeitung, rechtstextUebersicht } from '../../contract.ts';
import type { RechtstextArt } from '../../rechtstext-art.ts';
import { rechtstextVerwaltungCalls as calls } from '../../verwaltung-calls.ts';
import { rechtstexteKey } from '../rechtstext.queries.ts';

const verwaltungKey = [...rechtstexteKey, 'verwaltung'] as const;
const always = { staleTime: 0, meta: { showsOwnErrors: true } } as const;

/** All kinds with their state. */
export function rechtstexteQuery(api: Api) {
  return queryOptions({
    ...always,
    queryKey: verwaltungKey,
    queryFn: async () => rechtstextUebersicht.array().parse((await api.send(calls.list)).data),
  });
}

/** One kind with draft, versions and placeholders. */
export function rechtstextBearbeitungQuery(api: Api, art: RechtstextArt) {
  return queryOptions({
    ...always,
    queryKey: [...verwaltungKey, art],
    queryFn: async () => rechtstextBearbeitung.parse((await api.send(calls.read, { params: { art } })).data),
  });
}

/** Saves the draft of a kind. */
export function useSaveEntwurf(art: RechtstextArt) {
  return useChange((api, body: { text: string; version: string | null }) =>
    api.send(calls.saveEntwurf, { params: { art }, body }),
  );
}

/** Discards the draft of this version. */
export function useDiscardEntwurf(art: RechtstextArt) {
  return useChange((api, version: string) =>
    api.send(calls.discardEntwurf, { params: { art }, query: { version } }),
  );
}

/** Publishes the draft of this version. */
export function usePublish(art: RechtstextArt) {
  return useChange((api, body: Pruefung & { version: string; gueltigAb: string }) =>
    api.send(calls.publish, { params: { art }, body }),
  );
}

export type Pruefung = { geprueftAm: string; eigeneVerantwortung: boolean };

/** Notes who answers for a version of a kind. */
export function useSavePruefung() {
  return useChange((api, { pruefung, ...params }: { art: RechtstextArt; nr: number; pruefung: Pruefung }) =>
    api.send(calls.savePruefung, { params, body: pruefung }),
  );
}

/**
 * The screen that calls it shows its errors; afterwards every legal text is loaded anew, in the shop too, and
 * what is missing.
 */
function useChange<Input, Reply>(send: (api: Api, input: Input) => Promise<Reply>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    meta: { showsOwnErrors: true },
    onSettled: () => reload(queryClient),
  });
}

function reload(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: rechtstexteKey });
  void queryClient.invalidateQueries({ queryKey: bereitKey });
}

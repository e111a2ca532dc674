import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bereitKey } from '#features/einstellung/web/laden.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { failureText, showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type GewaehrleistungStand, gewaehrleistungStand } from '../../contract.ts';
import { maxDateiBytes } from '../../hinweis-datei.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../../verwaltung-calls.ts';
import { gewaehrleistungKey } from '../gewaehrleistung.queries.ts';

const standKey = ['verwaltung', 'gewaehrleistung'] as const;
const meta = { showsOwnErrors: true };

export type HinweisWorte = Pick<GewaehrleistungStand, 'link' | 'text'>;

function standQuery(api: Api) {
  return queryOptions({
    queryKey: standKey,
    queryFn: async () => gewaehrleistungStand.parse((await api.send(calls.read)).data),
    staleTime: 0,
    meta,
  });
}

/** The notice in the back office. Another person may have changed it, so every visit reloads. */
export function useGewaehrleistungStand() {
  return useQuery(standQuery(useApi()));
}

/** Shows a new state at once; the shop's pages load theirs again, and the list of what is missing. */
function putStand(queryClient: QueryClient, stand: GewaehrleistungStand | undefined): void {
  if (stand) queryClient.setQueryData<GewaehrleistungStand>(standKey, stand);
  queryClient.removeQueries({ queryKey: gewaehrleistungKey });
  void queryClient.invalidateQueries({ queryKey: bereitKey });
}

/** After a refusal because of a concurrent change, the screen shows that change. */
function putTheirs(queryClient: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) return;
  const { data } = gewaehrleistungStand.safeParse(error.data);
  if (data) putStand(queryClient, data);
  else void queryClient.invalidateQueries({ queryKey: standKey });
}

/**
 * Uploads the official file; `share` is the share that was sent, at 1 the server works on it; `problem`: why
 * the last one was refused, which stays until the next.
 */
export function useUploadHinweis(version: number) {
  const { token } = useApi();
  const queryClient = useQueryClient();
  const [share, setShare] = useState<number>();
  const { mutate, error } = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      if (file.size > maxDateiBytes)
        throw new ApiError(
          'status',
          `Die Datei ist zu groß. Möglich sind höchstens ${maxDateiBytes / 1_000_000} MB.`,
        );
      const form = new FormData();
      form.append('version', String(version));
      form.append('name', file.name);
      form.append('datei', file);
      return upload(calls.upload, { form, token: token(), onProgress: setShare });
    },
    // An upload can take a minute, so it is not repeated automatically.
    retry: false,
    meta,
    onSuccess: ({ message, data }) => {
      putStand(queryClient, data);
      snackbar.success(message);
    },
    onError: (error) => {
      putTheirs(queryClient, error);
    },
    onSettled: () => setShare(undefined),
  });
  // The end of the session is reported globally.
  const isShown = error && !(error instanceof ApiError && error.status === 401);
  return { share, send: mutate, problem: isShown ? failureText('Nicht hochgeladen: ', error) : undefined };
}

export function useRemoveHinweis() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => api.send(calls.remove, { query: { version } }),
    meta,
    onSuccess: ({ message, data }) => {
      putStand(queryClient, data);
      snackbar.success(message);
    },
    onError: (error) => {
      putTheirs(queryClient, error);
      showFailure('Nicht entfernt: ', error);
    },
  });
}

/** Saves link and text from the version that the form was opened with; a refusal shows the other person's change. */
export function useChangeHinweis() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: HinweisWorte & { version: number }) => api.send(calls.change, { body }),
    meta,
    onSuccess: ({ message, data }) => {
      putStand(queryClient, data);
      snackbar.success(message);
    },
    onError: (error) => putTheirs(queryClient, error),
  });
}

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LadenBildPlatz } from '#features/bild/laden-bild.ts';
import { refuseUnsendable } from '#features/bild/web/verwaltung/refuse-unsendable.ts';
import type { UploadState } from '#features/bild/web/verwaltung/upload-status.tsx';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { ladenBilderCalls as calls } from '../../../ladenbilder/laden-bilder-calls.ts';
import { type LadenBilder, ladenBilder } from '../../../ladenbilder/laden-bilder-contract.ts';
import { ladenKey } from '../../laden.queries.ts';

const bilderKey = [...ladenKey, 'bilder'] as const;
const meta = { showsOwnErrors: true };

export function ladenBilderQuery(api: Api) {
  return queryOptions({
    queryKey: bilderKey,
    queryFn: async () => ladenBilder.parse((await api.send(calls.read)).data),
    staleTime: 0,
    meta,
  });
}

/** Uploads a picture for a place; `send` answers whether it is there. */
export function useUploadLadenBild(platz: LadenBildPlatz) {
  const { token } = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>();
  const { mutateAsync } = useMutation({
    mutationFn: async (file: File) => {
      const onProgress = (share: number) => setState({ at: 1, count: 1, share });
      onProgress(0);
      refuseUnsendable(file);
      const form = new FormData();
      form.append('image', file);
      return upload(calls.upload, { params: { platz }, form, token: token(), onProgress });
    },
    // An upload can take a minute, so it is not repeated automatically.
    retry: false,
    meta,
    onSuccess: ({ message, data }) => {
      show(queryClient, data);
      snackbar.success(message);
    },
    onError: (error) => showFailure('Fehler beim Upload: ', error),
    onSettled: () => setState(undefined),
  });
  const send = (file: File) =>
    mutateAsync(file).then(
      () => true,
      () => false,
    );
  return { state, send };
}

/** Changes the alternative text of the picture that is seen. */
export function useDescribeLadenBild(platz: LadenBildPlatz) {
  return useChange((api, body: { altText: string; bild: string }) =>
    api.send(calls.changeText, { params: { platz }, body }),
  );
}

/** Removes the picture that is seen. */
export function useRemoveLadenBild(platz: LadenBildPlatz) {
  return useChange((api, query: { bild: string }) => api.send(calls.remove, { params: { platz }, query }));
}

function useChange<Input>(send: (api: Api, input: Input) => Promise<{ message: string; data: LadenBilder }>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    meta,
    onSuccess: ({ message, data }) => {
      show(queryClient, data);
      snackbar.success(message);
    },
    // Another picture may be there by now.
    onError: () => void queryClient.invalidateQueries({ queryKey: bilderKey }),
  });
}

/** The card shows it at once; the pages of the shop load it again. */
function show(queryClient: QueryClient, data: LadenBilder): void {
  queryClient.setQueryData(bilderKey, data);
  void queryClient.invalidateQueries({ queryKey: ladenKey });
}

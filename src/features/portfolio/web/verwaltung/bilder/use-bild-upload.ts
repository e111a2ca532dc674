import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refuseUnsendable } from '#features/bild/web/verwaltung/refuse-unsendable.ts';
import type { UploadState } from '#features/bild/web/verwaltung/upload-status.tsx';
import { useApi } from '#web/api/api-context.ts';
import { upload } from '#web/api/upload.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';
import { forgetShopProdukte, putBilder } from '../portfolio-cache.ts';

export type BildPlatz = 'hauptbild' | 'galerie';

/**
 * Uploads pictures of one product, one after the other; the list is reloaded after each (requirements.md,
 * admin §4).
 */
export function useBildUpload(produkt: VerwaltetesProdukt) {
  const { token } = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>();

  const { mutateAsync } = useMutation({
    mutationFn: ({ file, platz, at, count }: { file: File; platz: BildPlatz; at: number; count: number }) => {
      const onProgress = (share: number) => setState({ at, count, share });
      onProgress(0);
      refuseUnsendable(file);
      return upload(verwaltungCalls.uploadBild, {
        params: { id: produkt._id },
        form: bildForm(produkt, file, platz),
        token: token(),
        onProgress,
      });
    },
    // An upload can take a minute, so it is not repeated automatically.
    retry: false,
    meta: { showsOwnErrors: true },
    onSuccess: ({ message, data }) => {
      forgetShopProdukte(queryClient);
      putBilder(queryClient, data?.product);
      snackbar.success(message);
    },
    onError: (error, { file, count }) =>
      showFailure('Fehler beim Upload: ', error, count > 1 ? `\n${file.name}` : ''),
  });

  const send = async (files: File[], platz: BildPlatz) => {
    // A product has one main picture.
    const chosen = platz === 'hauptbild' ? files.slice(0, 1) : files;
    for (const [index, file] of chosen.entries()) {
      // The error is already shown; the next picture may succeed.
      await mutateAsync({ file, platz, at: index + 1, count: chosen.length }).catch(() => undefined);
    }
    setState(undefined);
  };
  return { state, send };
}

/** requirements.md, admin §7: the text is the product's name plus ' Produktbild'. */
function bildForm({ name }: VerwaltetesProdukt, file: File, platz: BildPlatz): FormData {
  const form = new FormData();
  form.append('isHauptbild', String(platz === 'hauptbild'));
  form.append('alt_text', `${name} Produktbild`);
  form.append('image', file);
  return form;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { tellFailure } from '#web/ui/verwaltung/tell-failure.ts';
import { maxBildBytes } from '../../bild-grenzen.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { verwaltungCalls } from '../../verwaltung-calls.ts';
import { forgetShopProdukte, putBilder } from './portfolio-cache.ts';

/** How far an upload is: which of how many files, and the share of it that is sent; at 1 the server is at work. */
export type UploadState = { at: number; count: number; share: number };

export type BildPlatz = 'hauptbild' | 'galerie';

/** Sends pictures of one product, one after the other; the list is loaded anew after each (admin.txt §4). */
export function useBildUpload(produkt: VerwaltetesProdukt) {
  const { token } = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>();

  const { mutateAsync } = useMutation({
    mutationFn: ({ file, platz, at, count }: { file: File; platz: BildPlatz; at: number; count: number }) => {
      const onProgress = (share: number) => setState({ at, count, share });
      onProgress(0);
      refuseUnsendable(file);
      const form = bildForm(produkt, file, platz);
      return upload(verwaltungCalls.uploadBild, {
        params: { id: produkt._id },
        form,
        token: token(),
        onProgress,
      });
    },
    // What was sent for a minute is not sent again unasked.
    retry: false,
    meta: { tellsErrorsItself: true },
    onSuccess: ({ message, data }) => {
      forgetShopProdukte(queryClient);
      putBilder(queryClient, data?.product);
      snackbar.success(message);
    },
    onError: (error, { file, count }) =>
      tellFailure('Fehler beim Upload: ', error, count > 1 ? `\n${file.name}` : ''),
  });

  const send = async (files: File[], platz: BildPlatz) => {
    // A product has one main picture.
    const chosen = platz === 'hauptbild' ? files.slice(0, 1) : files;
    for (const [index, file] of chosen.entries()) {
      // Told already; the next picture may be a better one.
      await mutateAsync({ file, platz, at: index + 1, count: chosen.length }).catch(() => undefined);
    }
    setState(undefined);
  };
  return { state, send };
}

/** What the server would refuse anyway is not sent first. It looks at the content, which is the better check. */
function refuseUnsendable({ type, size }: File): void {
  if (type && !type.startsWith('image/'))
    throw new ApiError('status', 'Bitte wählen Sie eine Bilddatei aus.');
  if (size > maxBildBytes)
    throw new ApiError(
      'status',
      `Das Bild ist zu groß. Möglich sind höchstens ${maxBildBytes / 1_000_000} MB.`,
    );
}

/** admin.txt §7: the text is the product's name plus ' Produktbild'. */
function bildForm({ name }: VerwaltetesProdukt, file: File, platz: BildPlatz): FormData {
  const form = new FormData();
  form.append('isHauptbild', String(platz === 'hauptbild'));
  form.append('alt_text', `${name} Produktbild`);
  form.append('image', file);
  return form;
}

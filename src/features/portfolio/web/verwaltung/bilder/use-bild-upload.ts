import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadState } from '#features/bild/web/verwaltung/upload-status.tsx';
import { useApi } from '#web/api/api-context.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { forgetShopProdukte, putBilder } from '../portfolio-cache.ts';
import { readProdukt } from '../read-produkte.ts';
import type { BildWahl } from './is-same-bild.ts';
import { type BildPlatz, sendBild } from './send-bild.ts';

/** A picture that was just uploaded, and its product with it. */
export type NeuesBild = { produkt: VerwaltetesProdukt; wahl: BildWahl };

type Datei = { file: File; platz: BildPlatz; at: number; count: number };

/**
 * Uploads pictures of one product, one after the other; the list is reloaded after each (requirements.md,
 * admin §4).
 */
export function useBildUpload(produkt: VerwaltetesProdukt) {
  const { token } = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>();

  const { mutateAsync } = useMutation({
    mutationFn: ({ file, platz, at, count }: Datei) => {
      const onProgress = (share: number) => setState({ at, count, share });
      onProgress(0);
      return sendBild({ produkt, file, platz }, { token: token(), onProgress });
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

  /** Returns the pictures that arrived. */
  const send = async (files: File[], platz: BildPlatz): Promise<NeuesBild[]> => {
    // A product has one main picture.
    const chosen = platz === 'hauptbild' ? files.slice(0, 1) : files;
    const neue: NeuesBild[] = [];
    for (const [index, file] of chosen.entries()) {
      // The error is already shown; the next picture may succeed.
      const sent = await mutateAsync({ file, platz, at: index + 1, count: chosen.length }).catch(() => null);
      if (sent?.data?.product) neue.push(neuesBild(readProdukt(sent.data.product), platz));
    }
    setState(undefined);
    return neue;
  };
  return { state, send };
}

function neuesBild(produkt: VerwaltetesProdukt, platz: BildPlatz): NeuesBild {
  return { produkt, wahl: platz === 'hauptbild' ? platz : produkt.bilder.galerie.length - 1 };
}

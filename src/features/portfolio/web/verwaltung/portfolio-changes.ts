import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { ChangeProduktBody, CreateProduktBody } from '../../produkt-body.ts';
import { bildCalls, verwaltungCalls } from '../../verwaltung-calls.ts';
import { type BildWahl, isSameBild } from './bilder/is-same-bild.ts';
import { konfliktOf } from './konflikt/konflikt-of.ts';
import { forgetShopProdukte, putBilder, putProdukt, reloadListAndStats } from './portfolio-cache.ts';

type Answer<T> = { message: string; data?: T | null };

type Change<Input, T> = {
  call: (api: Api, input: Input) => Promise<Answer<T>>;
  /** The text before the reason of a failure (requirements.md, admin §8, Portfolio). */
  failure: string;
  onDone: (queryClient: QueryClient, data: T | null | undefined) => void;
  /** The caller asks the user how to resolve a conflict. */
  asksAtKonflikt?: boolean;
};

/** A mutation of the portfolio: shows the server's message on success and invalidates the shop's pages. */
function useChange<Input, T>({ call, failure, onDone, asksAtKonflikt = false }: Change<Input, T>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    meta: { showsOwnErrors: true },
    onSuccess: ({ message, data }) => {
      forgetShopProdukte(queryClient);
      onDone(queryClient, data);
      snackbar.success(message);
    },
    onError: (error) => {
      const konflikt = konfliktOf(error);
      if (konflikt) putProdukt(queryClient, konflikt.produkt);
      if (!konflikt || !asksAtKonflikt) showFailure(failure, error);
    },
  });
}

const saving = 'Fehler beim Speichern: ';
const deleting = 'Fehler beim Löschen: ';

export function useCreateProdukt() {
  return useChange<CreateProduktBody, VerwaltetesProdukt>({
    call: (api, body) => api.send(verwaltungCalls.create, { body }),
    failure: saving,
    onDone: reloadListAndStats,
  });
}

export function useChangeProdukt() {
  return useChange<{ id: string; body: ChangeProduktBody }, VerwaltetesProdukt>({
    call: (api, { id, body }) => api.send(verwaltungCalls.change, { params: { id }, body }),
    failure: saving,
    asksAtKonflikt: true,
    onDone: (queryClient, produkt) => {
      putProdukt(queryClient, produkt);
      reloadListAndStats(queryClient);
    },
  });
}

export function useDeleteProdukt() {
  return useChange<{ id: string }, unknown>({
    call: (api, { id }) => api.send(verwaltungCalls.delete, { params: { id } }),
    failure: deleting,
    onDone: reloadListAndStats,
  });
}

type BildInput = { produkt: VerwaltetesProdukt; wahl: BildWahl };

/**
 * The version is sent along, so that a second tap cannot delete the picture that moved up. If only other fields of the
 * product have changed, the picture is still the same and the call is repeated with the new version.
 */
async function callForBild(
  { produkt, wahl }: BildInput,
  call: (version: number) => Promise<Answer<VerwaltetesProdukt>>,
): Promise<Answer<VerwaltetesProdukt>> {
  try {
    return await call(produkt.version);
  } catch (error) {
    const jetzt = konfliktOf(error)?.produkt;
    if (!jetzt || !isSameBild(produkt, jetzt, wahl)) throw error;
    return call(jetzt.version);
  }
}

/** The path of the main picture has no index. */
function addressed({ produkt, wahl }: BildInput) {
  const calls = wahl === 'hauptbild' ? bildCalls.hauptbild : bildCalls.galerie;
  return { calls, params: { id: produkt._id, index: wahl } };
}

export function useDeleteBild() {
  return useChange<BildInput, VerwaltetesProdukt>({
    call: (api, input) => {
      const { calls, params } = addressed(input);
      return callForBild(input, (version) => api.send(calls.delete, { params, query: { version } }));
    },
    failure: deleting,
    onDone: putBilder,
  });
}

export function useChangeAltText() {
  return useChange<BildInput & { altText: string }, VerwaltetesProdukt>({
    call: (api, { altText, ...input }) => {
      const { calls, params } = addressed(input);
      return callForBild(input, (version) =>
        api.send(calls.changeAltText, { params, body: { alt_text: altText, version } }),
      );
    },
    failure: saving,
    onDone: putBilder,
  });
}

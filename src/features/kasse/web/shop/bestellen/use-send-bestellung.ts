import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { useNavigate } from 'react-router';
import { noteOrdered } from '#features/cart/web/cart-call.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import { kasseCalls } from '../../../calls.ts';
import type { BestellBody } from '../../../contract.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { kasseKeyOf } from '../../kasse.queries.ts';
import { announceBestellt } from './bestellt-kanal.ts';

/**
 * Sends an order and goes to its page, or to that on which it is paid. It stays in the draft until there is an
 * answer to it: when that got lost, the order may have been made, and the same order sent again finds it (R37).
 */
export function useSendBestellung(token: string | null, { change, clear }: EntwurfState<KasseEntwurf>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async (body: BestellBody): Promise<void> => {
    change((before) => ({ ...before, bestellId: body.bestellId, offen: body }));
    // Through the query client, which handles the end of a session.
    const mutation = new MutationObserver(queryClient, {
      mutationFn: () => api.send(kasseCalls.bestellen, { body }),
      retry: false,
      meta: { showsOwnErrors: true },
    });
    try {
      const { data } = await mutation.mutate();
      announceBestellt(data);
      noteOrdered(queryClient, token);
      const weiter = zahlwegOf(body.zahlart).isOnline ? '/zahlung' : '';
      await navigate(`/bestellung/${data.token}${weiter}`, { replace: true, state: { isNeu: true } });
      // In a transition as the way there is: else the empty first step could be drawn for a moment before the
      // order's page.
      startTransition(clear);
      queryClient.removeQueries({ queryKey: kasseKeyOf(token) });
    } catch (error) {
      if (isAnswer(error)) change(({ offen: _, ...before }) => before);
      throw error;
    } finally {
      mutation.reset();
    }
  };
}

/**
 * The server looked at this order and did not make it; a call that was stopped on its way says nothing about
 * an earlier one.
 */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && [400, 409].includes(error.status);
}

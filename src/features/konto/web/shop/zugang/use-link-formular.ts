import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import type { LinkData } from '../../../contract.ts';
import type { LinkGetan } from '../../../link-lage.ts';
import { dropEndedSession } from '../../zugang.queries.ts';

export type LinkFormularProps = { link: string; data: LinkData; onGetan: (getan: LinkGetan) => void };

/** `send` makes the call; `fehlt` is said of an empty password. */
type Sending = { send: (password: string) => Promise<{ message: string }>; fehlt: string };

/** What a link is used with, at most a password. It is sent once: after a lost answer the link may be used up. */
export function useLinkFormular(
  { data: { art, email }, onGetan }: LinkFormularProps,
  { send, fehlt }: Sending,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [values, change] = useState({ password: '' });
  const form = useShopForm({
    names: ['password'],
    values,
    change,
    invalidText: (input) => (input.validity.valueMissing ? fehlt : faultOf(input)),
    returnTo: 'password',
    send: async ({ password }) => {
      const { message } = await send(password);
      await dropEndedSession(api, queryClient);
      onGetan({ art, email, meldung: message });
    },
  });
  const isFort = form.error instanceof ApiError && form.error.status === 404;
  return { ...form, isFort };
}

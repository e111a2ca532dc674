import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { emailOf } from '#shared/email-adresse.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError, unreadable } from '#web/api/client.ts';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { verfolgenFehler, verfolgenFelder } from '../../../verfolgen/verfolgen.ts';
import { verfolgenCalls } from '../../../verfolgen/verfolgen-calls.ts';

/**
 * Asks for the order's link and goes there. Neither number nor address is in an address of the browser. `email` is
 * that of the person who is signed in, or empty.
 */
export function useVerfolgen(email: string) {
  const api = useApi();
  const navigate = useNavigate();
  const [values, change] = useState({ nummer: '', email });
  const form = useShopForm({
    names: verfolgenFelder,
    values,
    change,
    rules: verfolgenFehler,
    send: async ({ nummer, email }) => {
      const body = { nummer, email: emailOf(email) };
      const { data } = await api.send(verfolgenCalls.verfolgen, { body });
      const token = String(Object(data).token ?? '');
      if (!token) throw unreadable(200);
      await navigate(`/bestellung/${encodeURIComponent(token)}`);
    },
  });

  // It becomes known after hydration, when something may have been typed.
  useEffect(() => {
    if (email) change((before) => (before.email ? before : { ...before, email }));
  }, [email]);

  /** Number and address belong to no order. */
  const isNirgends = form.error instanceof ApiError && form.error.status === 404;
  return { ...form, isNirgends };
}

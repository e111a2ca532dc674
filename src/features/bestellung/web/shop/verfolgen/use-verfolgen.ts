import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { fieldErrors } from '#features/auth/field-errors.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError, unreadable } from '#web/api/client.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { earlyOf, filledOf, type ReadField, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import {
  type VerfolgenEingabe,
  type VerfolgenFeld,
  verfolgenFehler,
  verfolgenFelder,
} from '../../../verfolgen/verfolgen.ts';
import { verfolgenCalls } from '../../../verfolgen/verfolgen-calls.ts';

/** Why the order was not opened. `isNirgends`: number and address belong to none. */
type Fehlschlag = { text: string; isNirgends: boolean; felder: Partial<VerfolgenEingabe> };

const keiner: Fehlschlag = { text: '', isNirgends: false, felder: {} };

/** State of the form. `email` is that of the person who is signed in, or empty. */
export function useVerfolgen(email: string) {
  const [eingabe, setEingabe] = useState({ nummer: '', email });
  const [isChecked, setIsChecked] = useState(false);
  const { send, isBusy, fehlschlag, setFehlschlag } = useSuche();
  const take = (of: ReadField) => (typed: FormData) =>
    setEingabe(({ nummer, email }) => ({
      nummer: of(typed, 'nummer', nummer),
      email: of(typed, 'email', email),
    }));
  const form = useTypedEarly(take(earlyOf));
  useSilentlyFilled(form, take(filledOf));
  const fehler = { ...(isChecked ? verfolgenFehler(eingabe) : {}), ...fehlschlag.felder };

  // It becomes known after hydration, when something may have been typed.
  useEffect(() => {
    if (email) setEingabe((before) => (before.email ? before : { ...before, email }));
  }, [email]);

  const focusFirst = (faults: Partial<VerfolgenEingabe>) => {
    const name = verfolgenFelder.find((one) => faults[one]);
    const input = name && form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server.
  useEffect(() => focusFirst(fehlschlag.felder), [isBusy]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setIsChecked(true));
    const faults = verfolgenFehler(eingabe);
    if (Object.keys(faults).length > 0) return focusFirst(faults);
    void send(eingabe);
  };

  const feld = (name: VerfolgenFeld) => ({
    name,
    value: eingabe[name],
    readOnly: isBusy,
    ...(fehler[name] ? { error: fehler[name] } : {}),
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setFehlschlag(keiner);
      setEingabe((before) => ({ ...before, [name]: value }));
    },
  });
  return { form, feld, isBusy, fehlschlag, submit };
}

/** Asks for the order's link and goes there. Neither number nor address is in an address of the browser. */
function useSuche() {
  const api = useApi();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fehlschlag, setFehlschlag] = useState(keiner);

  const send = async ({ nummer, email }: VerfolgenEingabe): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFehlschlag(keiner);
    try {
      const body = { nummer, email: emailOf(email) };
      const { data } = await api.send(verfolgenCalls.verfolgen, { body });
      const token = String(Object(data).token ?? '');
      if (!token) throw unreadable(200);
      await navigate(`/bestellung/${encodeURIComponent(token)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFehlschlag(fehlschlagOf(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy, fehlschlag, setFehlschlag };
}

function fehlschlagOf(error: ApiError): Fehlschlag {
  const { '': andere, ...felder } = fieldErrors(error.status === 400 ? error.fehler : [], verfolgenFelder);
  if (!andere && Object.keys(felder).length > 0) return { ...keiner, felder };
  return { text: andere ?? serverErrorText(error), isNirgends: error.status === 404, felder };
}

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors } from '#features/auth/field-errors.ts';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { useApi } from '#web/api/api-context.ts';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { fieldTextOf } from '#web/ui/shop/form/use-typed-early.ts';
import type { LinkData } from '../../../contract.ts';
import type { LinkGetan } from '../../../link-lage.ts';
import { dropEndedSession, type Grund, zugangGrundOf } from '../../zugang.queries.ts';

export type LinkFormularProps = { link: string; data: LinkData; onGetan: (getan: LinkGetan) => void };

/** `send` makes the call; `fehlt` is said of an empty password. */
type Sending = { send: (password: string) => Promise<{ message: string }>; fehlt: string };

/**
 * State of what a link is used with, at most a password. It is sent once: after a lost answer the link may be
 * used up.
 */
export function useLinkFormular(
  { data: { art, email }, onGetan }: LinkFormularProps,
  { send, fehlt }: Sending,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  useSilentlyFilled(form, (filled) => setPassword(fieldTextOf(filled, 'password')));
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [grund, setGrund] = useState<Grund>();

  // While the request runs everything is disabled, which takes the focus away.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (grund) (find('[name="password"]') ?? find('[type="submit"]'))?.focus();
  }, [grund]);

  const clear = () => {
    setFault(undefined);
    setGrund(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    clear();
    try {
      const { message } = await send(password);
      await dropEndedSession(api, queryClient);
      onGetan({ art, email, meldung: message });
    } catch (error) {
      const found = zugangGrundOf(error);
      setGrund(found);
      setFault(fieldErrors(found.fehler, ['password']).password);
      setIsBusy(false);
    }
  };

  const showFault = (event: FormEvent) => {
    // The browser would show its own message, in its own language.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    setFault(input.validity.valueMissing ? fehlt : faultOf(input));
    input.focus();
  };

  const field = {
    name: 'password',
    required: true,
    disabled: isBusy,
    value: password,
    error: fault,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setPassword(target.value);
      clear();
    },
  };
  const formProps = {
    ...{ ref: form, method: 'post', onSubmit: submit, onInvalidCapture: showFault },
    'aria-busy': isBusy,
  };
  return { formProps, field, isBusy, fault, grund };
}

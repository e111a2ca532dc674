import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors } from '#features/auth/field-errors.ts';
import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import type { Werte } from '../../profil-felder.ts';
import { useEntwurf, useKeepEntwurf, useMelden } from './ungespeichert.ts';

type FormularOptions = {
  start: Werte;
  /** What is said of a field that was left empty. */
  pflicht?: Record<string, string>;
  /** Under which name a draft survives the end of the session; never with a password in it. */
  entwurf?: string;
  /** What is said in addition if no answer came: the change may have been made, and with it the session ended. */
  ohneAntwort?: string;
  send: (werte: Werte) => Promise<void>;
};

export type Formular = ReturnType<typeof useFormular>;

/**
 * State of one form of the profile: its texts, their faults, and what is sent. What was typed stays when
 * sending fails.
 */
export function useFormular({ start, pflicht = {}, entwurf, ohneAntwort, send }: FormularOptions) {
  const form = useRef<HTMLFormElement>(null);
  // As the form was opened: what another tab saves meanwhile is not overwritten by fields that nobody touched here.
  const [anfang] = useState(start);
  const kept = useEntwurf(entwurf);
  const [werte, setWerte] = useState<Werte>({ ...start, ...kept });
  const [fehler, setFehler] = useState<Record<string, string | undefined>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isGeaendert = Object.entries(werte).some(([name, value]) => value !== anfang[name]);
  useMelden(isGeaendert);
  useKeepEntwurf(entwurf, isGeaendert ? werte : undefined);
  useFocus(form, refusals);
  useSilentlyFilled(form, () => setWerte((before) => filledIn(before, form.current)));

  const change = (name: string, value: string) => {
    setWerte((before) => ({ ...before, [name]: value }));
    setFehler((before) => ({ ...before, [name]: undefined, '': undefined }));
  };
  const refuse = (errors: Record<string, string | undefined>) => {
    setFehler(errors);
    setRefusals((count) => count + 1);
  };

  const senden = async () => {
    setIsBusy(true);
    setFehler({});
    try {
      await send(werte);
    } catch (error) {
      refuse(withoutAnswer(error, ohneAntwort) ?? faultsOf(error, Object.keys(werte)));
    } finally {
      setIsBusy(false);
    }
  };
  const check = (): boolean => {
    const missing = Object.entries(pflicht).filter(([name]) => werte[name]?.trim() === '');
    if (missing.length > 0) refuse(Object.fromEntries(missing));
    return missing.length === 0;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && check()) void senden();
  };

  const feld = (name: string) => ({
    name,
    value: werte[name] ?? '',
    required: name in pflicht,
    disabled: isBusy,
    ...(fehler[name] ? { error: fehler[name] } : {}),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return { form, anfang, werte, fehler, isBusy, isGeaendert, feld, change, check, senden, submit };
}

/** What stands in the inputs of texts; a switch is kept as its own words. */
function filledIn(werte: Werte, form: HTMLFormElement | null): Werte {
  const textIn = (name: string) => {
    const input = form?.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.type !== 'checkbox' ? input.value : undefined;
  };
  return Object.fromEntries(Object.entries(werte).map(([name, value]) => [name, textIn(name) ?? value]));
}

/**
 * The first field when the form opens. While it is sent all fields are disabled, which takes the focus away;
 * a refusal moves it to the first field with a fault, or to the button that sends again.
 */
function useFocus(form: React.RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const target =
      refusals === 0
        ? find('input:not([hidden])')
        : (find('[aria-invalid="true"]') ?? find('[type="submit"]'));
    target?.focus();
  }, [refusals, form]);
}

function withoutAnswer(error: unknown, text: string | undefined): Record<string, string> | undefined {
  const isLost = error instanceof ApiError && error.kind !== 'status';
  return isLost && text !== undefined ? { '': `${errorText(error)} ${text}` } : undefined;
}

/** The server's words at their fields; those of no field of this form, and failures, are shown above it. */
function faultsOf(error: unknown, fields: string[]): Record<string, string | undefined> {
  if (!(error instanceof ApiError)) return { '': errorText(error) };
  const faults: Record<string, string | undefined> = fieldErrors(error.fehler, fields);
  return Object.keys(faults).length > 0 ? faults : { '': gesagt(error) };
}

/** The server's own words where it has some. */
export function gesagt(error: unknown): string {
  return error instanceof ApiError && error.hasServerText ? error.message : errorText(error);
}

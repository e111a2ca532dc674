import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/client.ts';
import { serverErrorText } from '../../../api/server-error-text.ts';
import { fieldErrors } from './field-errors.ts';
import { useSilentlyFilled } from './use-silently-filled.ts';
import { type Typed, typedIn, useTypedEarly } from './use-typed-early.ts';

/** What is wrong, by the name of the field; under `''` what is said above the form or its button. */
export type Faults<Name extends string> = Partial<Record<Name | '', string | undefined>>;

type ShopFormOptions<Name extends string, Values> = {
  /** The fields; their texts are in `values` under the same names. */
  names: readonly Name[];
  /** The form's own state, or a draft. */
  values: Values;
  change: (update: (before: Values) => Values) => void;
  /** The values with what was typed; without it the typed texts replace the others. */
  withTyped?: (before: Values, typed: Typed<Name>) => Values;
  /** What is missing or wrong: shown from the first press on, and gone with the key that mends it. */
  rules?: (values: Values) => Partial<Record<string, string>>;
  /** What is said of an input that the browser finds invalid; without it the browser checks nothing. */
  invalidText?: (input: HTMLInputElement) => string;
  /**
   * While it is sent the fields are disabled, as requirements.md wants it of signing in (storefront §2); otherwise they
   * are read-only, which leaves the focus where it is.
   */
  isDisabledWhileBusy?: boolean;
  /** The field to go on with after a refusal that names none; without it the button if the fields were disabled. */
  returnTo?: Name;
  /** Makes the call, and what follows. Faults are returned or thrown: an `ApiError` names those of its fields. */
  send: (values: Values) => Promise<Faults<Name> | undefined>;
  /** Called instead of sending, to ask first; then `submit` sends. */
  ask?: () => void;
  /** What is said of a failure; `line`: the server's words about no field of this form. */
  textOf?: (error: unknown, line: string | undefined) => string;
};

/**
 * One form of the shop. One press is one call; what was typed stays whatever comes of it. Texts that are there before
 * React, or that a password manager fills in without an event, count as typed.
 */
export function useShopForm<Name extends string, Values extends Record<Name, string>>(
  options: ShopFormOptions<Name, Values>,
) {
  const { names, values, change, invalidText, ask } = options;
  const withTyped = options.withTyped ?? ((before, typed) => ({ ...before, ...typed }));
  const { isBusy, faults, error, submit, blame, forgive, refusals } = useSending(options);
  const take = ({ elements }: HTMLFormElement) => {
    const typed = typedIn((name: Name) => elements.namedItem(name), names, values);
    const isNew = (before: Values) => names.some((name) => (typed[name] ?? before[name]) !== before[name]);
    change((before) => (isNew(before) ? withTyped(before, typed) : before));
  };
  const form = useTypedEarly(take);
  useSilentlyFilled(form, take);
  useFocusAfter(refusals, form, options);
  const { broken, check } = useRules(options, form);
  const faultOf = (name: string) => faults[name as Name] ?? broken?.[name];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !check()) return;
    void (ask ?? submit)();
  };
  const onInvalidCapture = (event: FormEvent) => {
    // The browser would show its own message, in its own language, one field at a time.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    blame(input.name as Name, invalidText?.(input));
  };
  const formProps = {
    ...{ ref: form, method: 'post', noValidate: !invalidText, onSubmit, 'aria-busy': isBusy },
    ...(invalidText && { onInvalidCapture }),
  };
  const type = (name: Name, value: string) => {
    forgive(name);
    change((before) => withTyped(before, { [name]: value } as Typed<Name>));
  };
  const state = { isBusy, faultOf, text: faultOf(''), error, dismiss: () => forgive(''), submit };
  return { formProps, ...felderOf(options, { isBusy, faultOf, type }), ...state };
}

type FelderState<Name extends string> = {
  isBusy: boolean;
  faultOf: (name: string) => string | undefined;
  type: (name: Name, value: string) => void;
};

function felderOf<Name extends string, Values extends Record<Name, string>>(
  { values, isDisabledWhileBusy = false }: ShopFormOptions<Name, Values>,
  { isBusy, faultOf, type }: FelderState<Name>,
) {
  const busyProps = isDisabledWhileBusy ? { disabled: isBusy } : { readOnly: isBusy };
  /** The props of a `Field` or a `TextArea`. */
  const feld = (name: Name) => ({
    ...{ name, value: values[name], ...busyProps },
    ...(faultOf(name) && { error: faultOf(name) as string }),
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  /** The props of a checkbox, which is ticked when its text is not empty. */
  const haken = (name: Name) => ({
    ...{ name, checked: values[name] !== '', disabled: isDisabledWhileBusy && isBusy },
    onChange: ({ target }: { target: HTMLInputElement }) =>
      isBusy || type(name, target.checked ? target.value : ''),
  });
  return { feld, haken };
}

/** What is `broken` is said from the first `check` on. */
function useRules<Name extends string, Values>(
  { rules, values }: ShopFormOptions<Name, Values>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [isChecked, setIsChecked] = useState(false);
  /** Shows what is missing or wrong, and leads to the first of it; whether there is nothing. */
  const check = (): boolean => {
    flushSync(() => setIsChecked(true));
    const isRight = Object.keys(rules?.(values) ?? {}).length === 0;
    if (!isRight) firstFault(form)?.focus();
    return isRight;
  };
  return { broken: isChecked ? rules?.(values) : undefined, check };
}

type Refused<Name extends string> = { faults: Faults<Name>; error?: unknown };

function useSending<Name extends string, Values>(options: ShopFormOptions<Name, Values>) {
  const { names, values, send, textOf = (error, line) => line ?? serverErrorText(error) } = options;
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused<Name>>({ faults: {} });
  const [refusals, setRefusals] = useState(0);

  const refuse = (faults: Faults<Name>, error?: unknown) => {
    setRefused({ faults, error });
    setRefusals((count) => count + 1);
  };
  const submit = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setRefused({ faults: {} });
    try {
      const faults = await send(values);
      if (faults) refuse(faults);
    } catch (error) {
      const { '': line, ...felder } = fieldErrors(error instanceof ApiError ? error.fehler : [], names);
      const isText = line !== undefined || Object.keys(felder).length === 0;
      refuse({ ...felder, ...(isText && { '': textOf(error, line) }) } as Faults<Name>, error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  const say = (name: Name | '', text: string | undefined) =>
    setRefused(({ faults }) => ({ faults: { ...faults, '': undefined, [name]: text } }));
  const blame = (name: Name, text: string | undefined) => {
    say(name, text);
    setRefusals((count) => count + 1);
  };
  /** The field was changed: what was said of it no longer holds, nor what was said of the whole. */
  const forgive = (name: Name | '') => say(name, undefined);
  return { isBusy, ...refused, refusals, submit, blame, forgive };
}

/** Disabled fields take the focus away; a refusal moves it to the first field with a fault, or to what is next. */
function useFocusAfter<Name extends string, Values>(
  refusals: number,
  form: RefObject<HTMLFormElement | null>,
  { isDisabledWhileBusy, returnTo }: ShopFormOptions<Name, Values>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const next = () => find(`[name="${returnTo}"]`) ?? find('[type="submit"]');
    (firstFault(form) ?? (isDisabledWhileBusy || returnTo ? next() : undefined))?.focus();
  }, [refusals]);
}

function firstFault(form: RefObject<HTMLFormElement | null>) {
  return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
}

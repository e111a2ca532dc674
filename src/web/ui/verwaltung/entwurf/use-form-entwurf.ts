import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { type FormEntwurf, formEntwuerfe, openForms } from './form-entwuerfe.ts';
import { type Getippt, newValues, sortTyped, type TypedValues, typedOver } from './typed-values.ts';

/**
 * When it was typed, and whether any of it is in the form again; `ueberholt`: what is not, as its fields were saved
 * with another value since.
 */
export type Restored = { datum: string; isEingesetzt: boolean; ueberholt: TypedValues };

/** The id of the account that owns the drafts; without an account nothing is stored. */
export const EntwurfAccount = createContext('');

type FormEntwurfOptions<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  record: { id: string; name: string } | undefined;
  /** The input is kept as it is typed, and when the form is closed; otherwise only when the session has ended. */
  isKept: boolean;
};

/**
 * Stores the input of a form as a draft, and restores it when the same account opens the same form again (ADR 035).
 * Returns what is restored, how to discard the input, and how to say that it is saved.
 */
export function useFormEntwurf<Values extends FieldValues, Output>(
  options: FormEntwurfOptions<Values, Output>,
) {
  const { form, title, record, isKept } = options;
  const accountId = useContext(EntwurfAccount);
  // A record has several forms.
  const key = [useLocation().pathname, title, record?.id].filter(Boolean).join(' ');
  // Before the first render of the fields, so that they start with it.
  const [found] = useState(() => restore(form, formEntwuerfe.find(accountId, key)));
  const [restored, setRestored] = useState(found?.restored);
  const isSaved = useRef(false);
  const ueberholt = useRef(found?.ueberholt);
  const keep = useKeep(options, { accountId, key, isSaved, ueberholt });

  useEffect(() => {
    // Again for subscribers of the form that were not mounted at the first time.
    restore(form, formEntwuerfe.find(accountId, key));
    openForms.add(key);
    // From now on the open form holds the input; what is not kept any further asks before it is lost.
    if (isKept) keep.current();
    else formEntwuerfe.forget(accountId, key);
    const { unsubscribe } = form.watch(() => isKept && keep.current());
    return () => {
      unsubscribe();
      openForms.delete(key);
    };
  }, [form, accountId, key, isKept, keep]);
  useEffect(() => () => keep.current(), [keep]);

  const discard = () => {
    ueberholt.current = undefined;
    form.reset();
    setRestored(undefined);
  };
  const noteSaved = () => {
    isSaved.current = true;
  };
  return { restored, discard, noteSaved };
}

type Place = {
  accountId: string;
  key: string;
  isSaved: RefObject<boolean>;
  /** Kept on, until the form is saved or discarded. */
  ueberholt: RefObject<Getippt | undefined>;
};

/** Stores what is typed now, as of the last render; nothing once it is saved. */
function useKeep<Values extends FieldValues, Output>(
  { form, title, record, isKept }: FormEntwurfOptions<Values, Output>,
  { accountId, key, isSaved, ueberholt }: Place,
): RefObject<() => void> {
  const api = useApi();
  const { pathname, search } = useLocation();
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      // Those of now: `formState` has those of the last render.
      const typed = typedOver(form.getValues(), form.control._defaultValues);
      const values = { ...ueberholt.current?.values, ...typed.values };
      const vorher = { ...ueberholt.current?.vorher, ...typed.vorher };
      const isEmpty = isSaved.current || Object.keys(values).length === 0;
      if (isEmpty && isKept) formEntwuerfe.forget(accountId, key);
      if (isEmpty || (!isKept && api.token() !== null)) return;
      const heading = record && !title.includes(record.name) ? `${title}: ${record.name}` : title;
      const path = pathname + search;
      formEntwuerfe.keep(accountId, key, { form: key, title: heading, path, values, vorher });
    };
  });
  return keep;
}

/** Applies a draft to the form's initial values, as far as nobody saved its fields since. */
function restore<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  entwurf: FormEntwurf | undefined,
): { restored: Restored; ueberholt: Getippt } | undefined {
  if (!entwurf) return undefined;
  const { datum, values, vorher = {} } = entwurf;
  const { passend, ueberholt } = sortTyped({ values, vorher }, form.control._defaultValues);
  for (const [path, value] of Object.entries(newValues(passend.values, form.getValues())))
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const isEingesetzt = Object.keys(passend.values).length > 0;
  if (!isEingesetzt && Object.keys(ueberholt.values).length === 0) return undefined;
  return { restored: { datum, isEingesetzt, ueberholt: ueberholt.values }, ueberholt };
}

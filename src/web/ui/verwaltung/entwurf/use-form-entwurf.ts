import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { type FormEntwurf, formEntwuerfe, openForms } from './form-entwuerfe.ts';
import { newValues, typedValues } from './typed-values.ts';

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
 * Returns the time of a restored draft, how to discard it, and how to say that the input is saved.
 */
export function useFormEntwurf<Values extends FieldValues, Output>(
  options: FormEntwurfOptions<Values, Output>,
) {
  const { form, title, record, isKept } = options;
  const accountId = useContext(EntwurfAccount);
  const key = `${useLocation().pathname} ${record?.id ?? title}`;
  // Before the first render of the fields, so that they start with it.
  const [restored, setRestored] = useState(() => restore(form, formEntwuerfe.find(accountId, key)));
  const isSaved = useRef(false);
  const keep = useKeep(options, { accountId, key, isSaved });

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
    form.reset();
    setRestored(undefined);
  };
  const noteSaved = () => {
    isSaved.current = true;
  };
  return { restored, discard, noteSaved };
}

type Place = { accountId: string; key: string; isSaved: RefObject<boolean> };

/** Stores what is typed now, as of the last render; nothing once it is saved. */
function useKeep<Values extends FieldValues, Output>(
  { form, title, record, isKept }: FormEntwurfOptions<Values, Output>,
  { accountId, key, isSaved }: Place,
): RefObject<() => void> {
  const api = useApi();
  const { pathname, search } = useLocation();
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      // Those of now: `formState` has those of the last render.
      const values = typedValues(form.getValues(), form.control._defaultValues);
      const isEmpty = isSaved.current || Object.keys(values).length === 0;
      if (isEmpty && isKept) formEntwuerfe.forget(accountId, key);
      if (isEmpty || (!isKept && api.token() !== null)) return;
      const heading = record && !title.includes(record.name) ? `${title}: ${record.name}` : title;
      formEntwuerfe.keep(accountId, key, { form: key, title: heading, path: pathname + search, values });
    };
  });
  return keep;
}

/** Applies a draft to the form's initial values; returns its time if that changes anything. */
function restore<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  entwurf: FormEntwurf | undefined,
): string | undefined {
  if (!entwurf) return undefined;
  const values = Object.entries(newValues(entwurf.values, form.getValues()));
  for (const [path, value] of values)
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return values.length > 0 ? entwurf.datum : undefined;
}

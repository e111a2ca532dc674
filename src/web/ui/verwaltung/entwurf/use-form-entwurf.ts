import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { type FormEntwurf, formEntwuerfe } from './form-entwuerfe.ts';
import { newValues, typedValues } from './typed-values.ts';

/** The id of the account that owns the drafts; without an account nothing is stored. */
export const EntwurfAccount = createContext('');

type FormEntwurfOptions<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  record: { id: string; name: string } | undefined;
};

/**
 * Stores the input of a form as a draft when the form is unmounted because the session has ended, and restores it when
 * the same account opens the same form again (ADR 035). Returns the time of a restored
 * draft, and a function that discards it.
 */
export function useFormEntwurf<Values extends FieldValues, Output>(
  options: FormEntwurfOptions<Values, Output>,
) {
  const { form, title, record } = options;
  const accountId = useContext(EntwurfAccount);
  const api = useApi();
  const { pathname, search } = useLocation();
  const key = `${pathname} ${record?.id ?? title}`;
  // Before the first render of the fields, so that they start with it.
  const [restored, setRestored] = useState(() => restore(form, formEntwuerfe.find(accountId, key)));

  useEffect(() => {
    // Again for subscribers of the form that were not mounted at the first time.
    restore(form, formEntwuerfe.find(accountId, key));
    // From now on the open form holds the input, and asks before it is lost.
    formEntwuerfe.forget(accountId, key);
  }, [form, accountId, key]);

  const { defaultValues } = form.formState;
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      const values = typedValues(form.getValues(), defaultValues);
      if (api.token() !== null || Object.keys(values).length === 0) return;
      const heading = record && !title.includes(record.name) ? `${title}: ${record.name}` : title;
      formEntwuerfe.keep(accountId, key, { form: key, title: heading, path: pathname + search, values });
    };
  });
  useEffect(() => () => keep.current(), []);

  const discard = () => {
    form.reset();
    setRestored(undefined);
  };
  return { restored, discard };
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

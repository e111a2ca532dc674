import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { type FormEntwurf, findEntwurf, forgetEntwurf, keepEntwurf } from './form-entwuerfe.ts';
import { newValues, typedValues } from './typed-values.ts';

/** Whose forms they are; without somebody nothing is kept. */
export const EntwurfAccount = createContext('');

type FormEntwurfOptions<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  record: { id: string; name: string } | undefined;
};

/**
 * Keeps what was typed when the form is taken away because the session has ended, and puts it back when the same person
 * opens the same form again (docs/decisions/035-drafts-of-forms.md). Answers since when it lay there, and how it is let go.
 */
export function useFormEntwurf<Values extends FieldValues, Output>(
  options: FormEntwurfOptions<Values, Output>,
) {
  const { form, title, record } = options;
  const accountId = useContext(EntwurfAccount);
  const api = useApi();
  const { pathname, search } = useLocation();
  const key = `${pathname} ${record?.id ?? title}`;
  // Before the fields are rendered for the first time, so that they begin with it.
  const [restored, setRestored] = useState(() => restore(form, findEntwurf(accountId, key)));

  useEffect(() => {
    // Once more for those who watch the form and had looked before.
    restore(form, findEntwurf(accountId, key));
    // It is the open form's now, which asks before it is lost.
    forgetEntwurf(accountId, key);
  }, [form, accountId, key]);

  const { defaultValues } = form.formState;
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      const values = typedValues(form.getValues(), defaultValues);
      if (!accountId || api.token() !== null || Object.keys(values).length === 0) return;
      const heading = record && !title.includes(record.name) ? `${title}: ${record.name}` : title;
      const datum = new Date().toISOString();
      keepEntwurf(accountId, { form: key, title: heading, path: pathname + search, datum, values });
    };
  });
  useEffect(() => () => keep.current(), []);

  const discard = () => {
    form.reset();
    setRestored(undefined);
  };
  return { restored, discard };
}

/** Lays a draft over what the form was opened with; answers when it was typed, if that changes anything. */
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

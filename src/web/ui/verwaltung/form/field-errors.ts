import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../api/client.ts';
import { errorText } from '../../../api/error-text.ts';
import { ShownError } from './shown-error.ts';

export type SortedErrors = { fields: Record<string, string>; rest: string[] };

/** Sorts the server's `fehler` (`feld: Text`) into texts of known fields and other texts. */
export function sortFehler(fehler: string[], known: (field: string) => boolean): SortedErrors {
  const sorted: SortedErrors = { fields: {}, rest: [] };
  for (const line of fehler) {
    const [, field = '', text = ''] = /^([\w.]+): (.+)$/s.exec(line) ?? [];
    if (field && known(field)) sorted.fields[field] ??= text;
    else sorted.rest.push(isCodeName(field) ? text : line);
  }
  return sorted;
}

/** The name of a field in code, 'gueltigAb', which is no word for people. */
function isCodeName(field: string): boolean {
  return /^[a-z]/.test(field);
}

/**
 * Shows a refusal: texts of fields at their inputs, everything else above the form; why something stands against values
 * that are right by themselves (409) is said there too, unless a field says it.
 */
export function showFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): void {
  if (error instanceof ShownError) return;
  const fehler = error instanceof ApiError ? error.fehler : [];
  const { fields, rest } = sortFehler(fehler, (field) => valueAt(form.getValues(), field) !== undefined);
  const named = Object.entries(fields);
  for (const [at, [field, message]] of named.entries())
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: at === 0 });
  const said = errorText(error);
  const isAgainst =
    error instanceof ApiError && error.status === 409 && !Object.values(fields).includes(said);
  if (named.length === 0 || rest.length > 0 || isAgainst) {
    const lines = new Set([said, ...rest]);
    form.setError('root.server', { type: 'server', message: [...lines].join('\n') });
  }
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values);
}

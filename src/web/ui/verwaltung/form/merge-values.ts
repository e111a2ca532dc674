import { isRecord } from '#shared/wire/read-value.ts';

type Drei<T> = { vorher: T; jetzt: T; eigene: T };

/**
 * A form's values as sent: the edited fields, and the current values of all others, so that changes saved by others
 * while the form was open are not reverted.
 */
export function mergeValues<T extends object>({ vorher, jetzt, eigene }: Drei<T>): T {
  const merged = Object.entries(eigene).map(([key, mein]) => {
    const alt = vorher[key as keyof T];
    const neu = jetzt[key as keyof T];
    if (isRecord(mein) && isRecord(alt) && isRecord(neu))
      return [key, mergeValues({ vorher: alt, jetzt: neu, eigene: mein })];
    return [key, mein === alt ? neu : mein];
  });
  return Object.fromEntries(merged);
}

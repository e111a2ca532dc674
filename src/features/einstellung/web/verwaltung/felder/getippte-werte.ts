import { z } from 'zod';
import { numberOrText } from '#shared/number/parse-number.ts';
import { isRecord } from '#shared/wire/read-value.ts';
import { euroToText, numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';

/** Values as they stand in inputs: numbers are text, and no number is the empty text. */
export type Getippt<T> = T extends number | null
  ? string
  : T extends (infer Item)[]
    ? Getippt<Item>[]
    : T extends object
      ? { [Key in keyof T]: Getippt<T[Key]> }
      : T;

/** Values as typed text. `isGeld` is asked with the path of a number, in which a place of a list is `*`. */
export function toGetippt<T>(value: T, isGeld: (path: string) => boolean, path = ''): Getippt<T> {
  const inner = (part: unknown, key: string) => toGetippt(part, isGeld, path === '' ? key : `${path}.${key}`);
  if (value === null) return '' as Getippt<T>;
  if (typeof value === 'number')
    return (isGeld(path) ? euroToText(value) : numberToText(value)) as Getippt<T>;
  if (Array.isArray(value)) return value.map((item) => inner(item, '*')) as Getippt<T>;
  if (!isRecord(value)) return value as Getippt<T>;
  const parts = Object.entries(value).map(([key, part]) => [key, inner(part, key)]);
  return Object.fromEntries(parts) as Getippt<T>;
}

/**
 * Typed texts as what the schema expects; what is no number stays as it is, so that the schema's own message
 * applies.
 */
export function fromGetippt(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodNumber) return typeof value === 'string' ? numberOrText(value) : value;
  if (schema instanceof z.ZodNullable) {
    const isEmpty = typeof value === 'string' && value.trim() === '';
    return isEmpty ? null : fromGetippt(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => fromGetippt(schema.element, item));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, fromGetippt(schema.shape[key], part)]);
  return Object.fromEntries(parts);
}

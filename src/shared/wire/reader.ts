import { isRecord, readNumber } from './read-value.ts';

/**
 * Reads a part of an answer, whatever it holds; never throws. A page meets answers of older and later versions of the
 * shop, and of proxies: what is missing or of another kind becomes the least of its kind. The contract's schemas say
 * the same, but Zod is too heavy for the shop's pages.
 */
export type Reader<T> = (value: unknown) => T;

/** A reader for each field of the contract's type, the optional ones too: one that is forgotten does not compile. */
export type Readers<T> = { [Key in keyof T]-?: Reader<T[Key]> };

/** `T` of which these fields may be missing: words that this page does not know, parts that it can do without. */
export type Open<T, Key extends keyof T> = Omit<T, Key> & { [Name in Key]: T[Name] | undefined };

/** An object of the contract's type `T`; a field that reads as `undefined` is left out. */
export function shape<T extends object>(readers: Readers<T>): Reader<T> {
  const fields = Object.entries<Reader<unknown>>(readers);
  return (value) => {
    const given = isRecord(value) ? value : {};
    const read = fields.map(([name, reader]) => [name, reader(given[name])] as const);
    return Object.fromEntries(read.filter(([, part]) => part !== undefined)) as T;
  };
}

/** The same reader for several fields: `...each(['vorname', 'nachname'], text)`. */
export function each<const Name extends string, T>(
  names: readonly Name[],
  reader: Reader<T>,
): Record<Name, Reader<T>> {
  return Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader<T>>;
}

type Having<T, Key extends keyof T> = { [Name in Key]-?: NonNullable<T[Name]> };

/** `undefined` where one of these fields is missing or an empty text: an order without its number is none. */
export function having<const Key extends string, T extends { [Name in Key]?: unknown }>(
  names: Key[],
  reader: Reader<T>,
): Reader<(T & Having<T, Key>) | undefined> {
  return (value) => {
    const read = reader(value);
    return names.every((name) => (read[name] ?? '') !== '') ? (read as T & Having<T, Key>) : undefined;
  };
}

/** The objects of a list, or none; what is no object or reads as `undefined` is left out. */
export function list<T extends object>(item: Reader<T | undefined>): Reader<T[]> {
  return (value) => parseList(item)(value) ?? [];
}

/** The same of an answer that is none without its list. */
export function parseList<T extends object>(item: Reader<T | undefined>): Reader<T[] | undefined> {
  return (value) =>
    Array.isArray(value) ? value.filter(isRecord).flatMap((one) => item(one) ?? []) : undefined;
}

/** An object that may be missing, or `undefined`; `shape` alone makes an empty one of anything. */
export function part<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value) => (isRecord(value) ? reader(value) : undefined);
}

/** Left out when there is nothing: an empty text, zero. */
export function maybe<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined || value === null ? undefined : reader(value) || undefined);
}

/** A text, or empty. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : '');

/** A text of this form, or empty: links are none that lead elsewhere. */
export function matching(form: RegExp): Reader<string> {
  return (value) => (form.test(text(value)) ? text(value) : '');
}

/** A number, or a text that is one; `otherwise` when it is neither. */
export function number<T = number>(otherwise: T): Reader<number | T> {
  return (value) => readNumber(value) ?? otherwise;
}

/** Only `true` is true. */
export const flag: Reader<boolean> = (value) => value === true;

/** Only `false` is false: what an answer does not say is so. */
export const notFalse: Reader<boolean> = (value) => value !== false;

/** A point in time, or empty. */
export const time: Reader<string> = (value) => (Number.isNaN(Date.parse(text(value))) ? '' : text(value));

/** A day as it is stored, or empty. */
export const day: Reader<string> = (value) => time(matching(/^\d{4}-\d{2}-\d{2}$/)(value));

/** A word that this page knows, or `undefined`: an open page meets the words of a later version of the shop. */
export function word<const T extends string>(known: readonly T[]): Reader<T | undefined>;
export function word<const T extends string>(known: readonly T[], otherwise: NoInfer<T>): Reader<T>;
export function word<T extends string>(known: readonly T[], otherwise?: T): Reader<T | undefined> {
  return (value) => known.find((one) => one === value) ?? otherwise;
}

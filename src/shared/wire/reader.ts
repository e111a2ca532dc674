import { isRecord, readNumber } from './read-value.ts';

/**
 * Reads a part of an answer, whatever it holds; never throws. A page meets answers of older and later versions of the
 * shop, and of proxies: what is missing or of another kind becomes the least of its kind. The contract's schemas say
 * the same, but Zod is too heavy for the shop's pages.
 */
export type Reader<T> = (value: unknown) => T;

/** A reader for each field of the contract's type, the optional ones too: one that is forgotten does not compile. */
export type Readers<T> = { [Key in keyof T]-?: Reader<T[Key]> };

/** An object of the contract's type `T`; a field that reads as `undefined` is left out. */
export function shape<T extends object>(readers: Readers<T>): Reader<T> {
  const fields = Object.entries<Reader<unknown>>(readers);
  return (value) => {
    const given = isRecord(value) ? value : {};
    const read = fields.map(([name, reader]) => [name, reader(given[name])] as const);
    return Object.fromEntries(read.filter(([, part]) => part !== undefined)) as T;
  };
}

/** `undefined` where one of these fields reads as empty: an order without its number is none. */
export function having<T extends object>(names: (keyof T)[], reader: Reader<T>): Reader<T | undefined> {
  return (value) => {
    const read = reader(value);
    return names.every((name) => read[name]) ? read : undefined;
  };
}

/** The objects of a list, or none; what is no object or reads as `undefined` is left out. */
export function list<T extends object>(item: Reader<T | undefined>): Reader<T[]> {
  return (value) => (Array.isArray(value) ? value.filter(isRecord).flatMap((one) => item(one) ?? []) : []);
}

/** Left out when there is nothing: an empty text, zero, no object. */
export function maybe<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined || value === null ? undefined : reader(value) || undefined);
}

/** A text, or empty. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : '');

/** A number, or a text that is one; `otherwise` when it is neither. */
export function number(otherwise: number): Reader<number> {
  return (value) => readNumber(value) ?? otherwise;
}

/** Only `true` is true. */
export const flag: Reader<boolean> = (value) => value === true;

/** A point in time, or empty. */
export const time: Reader<string> = (value) => (Number.isNaN(Date.parse(text(value))) ? '' : text(value));

/** A day as it is stored, or empty. */
export const day: Reader<string> = (value) => (/^\d{4}-\d{2}-\d{2}$/.test(text(value)) ? time(value) : '');

/** A word that this page knows, or `undefined`: an open page meets the words of a later version of the shop. */
export function word<T extends string>(known: readonly T[]): Reader<T | undefined> {
  return (value) => known.find((one) => one === value);
}

/** Those words of a list that this page knows, in this page's order. */
export function words<T extends string>(known: readonly T[]): Reader<T[]> {
  return (value) => (Array.isArray(value) ? known.filter((one) => value.includes(one)) : []);
}

/** The texts of a list that are not empty. */
export const texts: Reader<string[]> = (value) =>
  Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];

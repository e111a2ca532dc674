import { maybe, type Reader, text } from './reader.ts';

/** Readers that no page of the shop needs at its start. */

/** `null` when there is nothing. */
export function nullable<T>(reader: Reader<T>): Reader<NonNullable<T> | null> {
  return (value) => maybe(reader)(value) ?? null;
}

/** Those words of a list that this page knows, in this page's order. */
export function words<T extends string>(known: readonly T[]): Reader<T[]> {
  return (value) => (Array.isArray(value) ? known.filter((one) => value.includes(one)) : []);
}

/** The texts of a list that are not empty. */
export const texts: Reader<string[]> = (value) =>
  Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];

import { isRecord, readText } from './read-value.ts';

/** Reads parts of an answer that may not have the documented shape: empty when unreadable. */

/** A part of an answer, whatever it holds. */
export type Given = Record<string, unknown>;

/** The part itself, or an empty one. */
export function recordOf(value: unknown): Given {
  return isRecord(value) ? value : {};
}

/** The parts of a list, or none; what is no part is left out. */
export function listOf(value: unknown): Given[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A text, or empty. */
export function textOf(value: unknown): string {
  return readText(value) ?? '';
}

/** A day as it is stored, or empty. */
export function tagTextOf(value: unknown): string {
  const text = textOf(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && zeitTextOf(text) ? text : '';
}

/** A point in time, or empty. */
export function zeitTextOf(value: unknown): string {
  const text = textOf(value);
  return Number.isNaN(Date.parse(text)) ? '' : text;
}

/** A word that this page knows, or `undefined`. */
export function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

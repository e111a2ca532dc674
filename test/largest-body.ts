import type { z } from 'zod';
import { defOf } from './fuzz/from-schema.ts';

/** The largest JSON of a schema's shape: texts of their maximum length, each character escaped to six bytes. */
export function largestOf(schema: z.ZodType): string {
  const { type, shape, innerType, in: first, out, options, element, entries } = defOf(schema);
  if (shape) return `{${Object.entries(shape).map(([key, field]) => `"${key}":${largestOf(field)}`)}}`;
  if (innerType) return largestOf(innerType);
  if (first && out) return largestOf(defOf(first).type === 'transform' ? out : first);
  if (options) return longest(options.map(largestOf));
  if (entries) return longest(Object.values(entries).map((text) => escaped(text)));
  if (element) return `[${Array(maximumOf(schema)).fill(largestOf(element))}]`;
  if (type === 'boolean') return 'false';
  return type === 'string' ? largestText(schema as z.ZodString) : largestNumber(schema as z.ZodNumber);
}

/** A text with a pattern is an id, whose letters need no escape. */
function largestText({ maxLength, format }: z.ZodString): string {
  return escaped((format ? 'x' : 'ä').repeat(maxLength ?? 100));
}

/** With as many digits as its limits have. */
function largestNumber({ minValue, maxValue }: z.ZodNumber): string {
  const limits = [minValue, maxValue].map((limit) => limit ?? Infinity);
  return limits.every(Number.isFinite) ? longest(limits.map(String)) : '-9007199254740991';
}

/** The most places of a list. Throws if the schema has no limit, for then there is no largest body. */
function maximumOf(schema: z.ZodType): number {
  const limits = (schema.def as z.core.$ZodTypeDef).checks?.map(({ _zod: { def } }) => def) ?? [];
  const limit = limits.find(({ check }) => check === 'max_length' || check === 'length_equals') as
    | { maximum?: number; length?: number }
    | undefined;
  const most = limit?.maximum ?? limit?.length;
  if (most === undefined) throw new Error('A list in a body has no limit.');
  return most;
}

function longest(texts: string[]): string {
  return texts.reduce((a, b) => (b.length > a.length ? b : a), '');
}

function escaped(text: string): string {
  return JSON.stringify(text).replaceAll('ä', '\\u00e4');
}

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
  return type === 'string' ? largestText(schema as z.ZodString) : '-9007199254740991';
}

/** A text with a pattern is an id, whose letters need no escape. */
function largestText({ maxLength, _zod: { bag } }: z.ZodString): string {
  return escaped((bag.patterns ? 'x' : 'ä').repeat(maxLength ?? 100));
}

function maximumOf({ _zod: { bag } }: z.ZodType): number {
  return (bag as { maximum: number }).maximum;
}

function longest(texts: string[]): string {
  return texts.reduce((a, b) => (b.length > a.length ? b : a), '');
}

function escaped(text: string): string {
  return JSON.stringify(text).replaceAll('ä', '\\u00e4');
}

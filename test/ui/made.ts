import { z } from 'zod';

type Part<T> = T extends (infer Item)[]
  ? Part<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Part<T[Key]> }
    : T;

/**
 * A value of this schema: what `part` gives, and of everything else the least that the schema allows: empty
 * lists, the first of several values, nothing where it may be left out. Throws where that is not allowed, so
 * a test cannot give what no server may send.
 */
export function made<S extends z.ZodType>(schema: S, part?: Part<z.output<S>>): z.output<S> {
  return schema.parse(filled(schema, part));
}

function filled(schema: z.core.$ZodType, part: unknown): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type === 'object') return filledObject(def.shape, part);
  if (def.type === 'array' && Array.isArray(part)) return part.map((item) => filled(def.element, item));
  if (part === undefined) return leastOf(schema, def);
  const isWrapped = def.type === 'optional' || def.type === 'nullable' || def.type === 'default';
  return isWrapped && part !== null ? filled(def.innerType, part) : part;
}

function filledObject(shape: Record<string, z.core.$ZodType>, part: unknown): Record<string, unknown> {
  const given = Object(part) as Record<string, unknown>;
  const entries = Object.entries(shape).map(([key, inner]) => [key, filled(inner, given[key])]);
  return { ...given, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

function leastOf(schema: z.core.$ZodType, def: z.core.$ZodTypes['_zod']['def']): unknown {
  switch (def.type) {
    case 'string':
      return schema instanceof z.ZodISODate
        ? '2026-11-27'
        : schema instanceof z.ZodISODateTime
          ? moment
          : 'Text';
    case 'number':
      return Math.max(0, (schema as z.ZodNumber).minValue ?? 0);
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'null':
    case 'nullable':
      return null;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return filled(def.options[0] as z.core.$ZodType, undefined);
    case 'pipe':
      return filled(def.in, undefined);
    default:
      return undefined;
  }
}

const moment = '2026-11-27T10:00:00.000Z';

import fc from 'fast-check';
import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * How values are made: `texts` are those of fields whose text has a form (`undefined`: the field is left out); the
 * others are days, which are also texts and points in time. `isBroken`: any part may be missing or be anything.
 */
type Making = { texts?: Record<string, string | undefined>; isBroken?: boolean };

/**
 * Random values of a schema with everything that it names, the optional parts too: numbers are above 0, optional flags
 * are set, and a list of words has each at most once and in their order.
 */
export function anyOf(schema: Schema, making: Making = {}): fc.Arbitrary<unknown> {
  const made = whole(schema, making);
  if (!making.isBroken) return made;
  const broken = fc.oneof(fc.constant(undefined), fc.anything({ maxDepth: 1 }));
  return fc.oneof({ weight: 6, arbitrary: made }, { weight: 1, arbitrary: broken });
}

function whole(schema: Schema, making: Making): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'string':
      return fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
    case 'number':
      return fc.integer({ min: 1, max: 1000 });
    case 'boolean':
      return fc.boolean();
    case 'object':
      return anyObject(def.shape, making);
    case 'array': {
      const words = wordsOf(def.element);
      return words
        ? fc.subarray(words)
        : fc.array(anyOf(def.element, making), { minLength: 1, maxLength: 2 });
    }
    case 'record':
      return fc.record(
        Object.fromEntries((wordsOf(def.keyType) ?? []).map((word) => [word, anyOf(def.valueType, making)])),
      );
    case 'enum':
    case 'literal':
      return fc.constantFrom(...(wordsOf(schema) ?? []));
    case 'union':
      return fc.oneof(...def.options.map((one) => anyOf(one, making)));
    case 'nullable':
      return fc.option(anyOf(def.innerType, making));
    case 'optional':
      return (def.innerType._zod.def as Def).type === 'boolean'
        ? fc.constant(true)
        : anyOf(def.innerType, making);
    case 'default':
      return anyOf(def.innerType, making);
    default:
      throw new Error(`anyOf makes no ${def.type} yet`);
  }
}

function anyObject(shape: Record<string, Schema>, making: Making): fc.Arbitrary<unknown> {
  const { texts = {} } = making;
  const fields = Object.entries(shape).flatMap(([name, inner]) => {
    if (!(name in texts)) return [[name, anyOf(inner, making)] as const];
    return texts[name] === undefined ? [] : [[name, fc.constant<unknown>(texts[name])] as const];
  });
  return fc.record(Object.fromEntries(fields));
}

/** The values of an enum, or of literals. */
function wordsOf(schema: Schema): unknown[] | undefined {
  const def = schema._zod.def as Def;
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'literal' ? def.values : undefined;
}

import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Gruppe, gruppen, gruppenNamen } from '../../gruppen/gruppen.ts';
import { gruppenMaskeOf } from './gruppen-masken.ts';

/** The paths of all values that a schema can hold; a place in a list is `*`. */
function leavesOf(schema: unknown, path = ''): string[] {
  const inner = (part: unknown, key: string) => leavesOf(part, path === '' ? key : `${path}.${key}`);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) => inner(part, key));
  if (schema instanceof z.ZodArray) return inner(schema.element, '*');
  return schema instanceof z.ZodNullable ? leavesOf(schema.unwrap(), path) : [path];
}

test.each(gruppenNamen)(
  'every field of group %s has a German name of its own, and no other has one',
  (gruppe: Gruppe) => {
    const { feldNamen, feldArten = {} } = gruppenMaskeOf(gruppe);
    const leaves = leavesOf(gruppen[gruppe].angaben).sort();
    expect(Object.keys(feldNamen).sort()).toEqual(leaves);
    expect(new Set(Object.values(feldNamen)).size).toBe(leaves.length);
    for (const path of Object.keys(feldArten)) expect(leaves).toContain(path);
  },
);

import { expect, test } from 'vitest';
import { z } from 'zod';
import { largestOf } from './largest-body.ts';

const text = z.string().max(2);

test('a list is as long as it may be, whatever else is checked', () => {
  const list = z
    .array(z.object({ a: text }))
    .max(3)
    .refine(() => true);
  expect(JSON.parse(largestOf(list))).toEqual(Array(3).fill({ a: 'ää' }));
});

test('two objects that a body must match are one with the fields of both', () => {
  const both = z.intersection(z.object({ a: text }), z.object({ b: text }));
  expect(JSON.parse(largestOf(both))).toEqual({ a: 'ää', b: 'ää' });
});

test('a list without a limit has no largest body', () => {
  expect(() => largestOf(z.array(text))).toThrow('has no limit');
});

test('a number has the digits of its limits, and a text with a pattern no letters to escape', () => {
  expect(largestOf(z.int().min(-5).max(1_000))).toBe('1000');
  expect(largestOf(z.string().max(3).regex(/x/))).toBe('"xxx"');
});

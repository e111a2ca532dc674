import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textUnterschied } from './text-unterschied.ts';

test('what a text changes are the lines that only one of both has', () => {
  expect(textUnterschied('a\n\nb\nb', 'b\na\nc')).toEqual({ neu: ['c'], weg: ['b'] });
});

test('a text changes nothing of itself, and what is new one way is gone the other way', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '', ' c ')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(textUnterschied(a, a)).toEqual({ neu: [], weg: [] });
      expect(textUnterschied(a, b).neu).toEqual(textUnterschied(b, a).weg);
    }),
  );
});

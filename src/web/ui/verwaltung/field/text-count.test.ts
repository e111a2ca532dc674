import { expect, test } from 'vitest';
import { countText } from './text-count.ts';

test.each([
  ['', {}],
  ['x'.repeat(89), {}],
  ['x'.repeat(90), { hint: '90 von 100 Zeichen' }],
  [` ${'x'.repeat(100)} `, { hint: '100 von 100 Zeichen' }],
  ['x'.repeat(104), { fault: 'Höchstens 100 Zeichen, es sind 104.' }],
])('shows the remaining characters near the limit, and an error beyond it', (text, count) => {
  expect(countText(text, 100)).toEqual(count);
});

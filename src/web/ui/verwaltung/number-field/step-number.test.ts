import { expect, test } from 'vitest';
import { stepNumberText } from './step-number.ts';

test.each([
  ['0,00', 'ArrowUp', 0.01, '0,01'],
  ['0,10', 'ArrowUp', 0.2, '0,3'],
  ['7,9', 'ArrowUp', 0.01, '7,91'],
  ['9,99', 'ArrowUp', 0.01, '10,00'],
  ['1.234,50', 'ArrowDown', 0.01, '1234,49'],
  ['0,0125', 'ArrowUp', 0.01, '0,0225'],
  ['15', 'ArrowUp', 1, '16'],
  ['2,5', 'ArrowDown', 1, '1,5'],
  ['', 'ArrowUp', 1, '1'],
  ['0', 'ArrowDown', 1, '0'],
  ['0,5', 'ArrowDown', 1, '0'],
  ['-3', 'ArrowDown', 1, '-4'],
  ['-3', 'ArrowUp', 1, '-2'],
])('%j with %s and a step of %d becomes %j', (text, key, step, expected) => {
  expect(stepNumberText(text, key, step)).toBe(expected);
});

test('other keys and invalid numbers change nothing', () => {
  expect(stepNumberText('7', 'ArrowLeft', 1)).toBeUndefined();
  expect(stepNumberText('zehn', 'ArrowUp', 1)).toBeUndefined();
});

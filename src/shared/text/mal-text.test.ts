import { expect, test } from 'vitest';
import { malText } from './mal-text.ts';

test('a number and its sign stay on one line', () => {
  expect(malText(2, 'Lavendel')).toBe('2\u00a0×\u00a0Lavendel');
});

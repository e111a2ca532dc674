import { expect, test } from 'vitest';
import { ascendingId } from './ascending-id.ts';

test('ids of the same millisecond ascend too', () => {
  const ids = Array.from({ length: 2000 }, ascendingId);
  expect(ids.findIndex((id, i) => id <= (ids[i - 1] ?? ''))).toBe(-1);
});

import { expect, test } from 'vitest';
import { onceEach, readParts } from './read-parts.ts';

test('each part is asked for by the place that the one before names', async () => {
  const asked: object[] = [];
  const parts = await readParts(async ({ nach }) => {
    asked.push({ nach });
    return nach === '2 b'
      ? { rows: ['c'] }
      : { rows: ['a', 'b'], weiter: nach === undefined ? '1 a' : '2 b' };
  });
  expect(asked).toEqual([{ nach: undefined }, { nach: '1 a' }, { nach: '2 b' }]);
  expect(parts.map(({ rows }) => rows)).toEqual([['a', 'b'], ['a', 'b'], ['c']]);
});

test('a row that comes twice stands once, as it came last', () => {
  const parts = [
    [
      { id: 'a', at: 1 },
      { id: 'b', at: 1 },
    ],
    [{ id: 'a', at: 2 }],
  ];
  expect(onceEach(parts, ({ id }) => id)).toEqual([
    { id: 'a', at: 2 },
    { id: 'b', at: 1 },
  ]);
});

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

test.each([undefined, null, ''])(
  'a list whose last part says %j of the next one ends with it',
  async (ende) => {
    const asked: (string | undefined)[] = [];
    const parts = await readParts(async ({ nach }) => {
      asked.push(nach);
      if (asked.length > 2) throw new Error('asked for a part after the last one');
      return { weiter: (nach === undefined ? '500' : ende) as string | undefined };
    });
    expect(parts).toHaveLength(2);
    expect(asked).toEqual([undefined, '500']);
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { texts, words } from './more-readers.ts';
import { day, flag, having, list, maybe, number, shape, text, time, word } from './reader.ts';

type Ware = {
  nr: string;
  menge: number;
  art: 'seife' | undefined;
  notiz?: string;
  teile: { name: string }[];
};

const readWare = shape<Ware>({
  nr: text,
  menge: number(1),
  art: word(['seife']),
  notiz: maybe(text),
  teile: list(shape({ name: text })),
});

describe('an answer', () => {
  test('is taken in as it is when it has the shape of the contract', () => {
    const ware: Ware = { nr: 'A', menge: 3, art: 'seife', notiz: 'eilig', teile: [{ name: 'Öl' }] };
    expect(readWare(ware)).toEqual(ware);
  });

  test('that lacks everything is the least that there is, without the fields that may be left out', () => {
    for (const nothing of [undefined, null, 'x', 7, [], {}])
      expect(readWare(nothing)).toStrictEqual({ nr: '', menge: 1, teile: [] });
  });

  test('keeps nothing that the contract does not name', () => {
    expect(readWare({ nr: 'A', script: 'x' })).not.toHaveProperty('script');
  });

  test('of any shape is read without an error', () => {
    const readAll = list(having(['nr'], readWare));
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(readAll([value, readWare(value)]))));
  });
});

describe('a part that is needed', () => {
  const needed = having(['nr'], readWare);

  test('makes the whole nothing when it is missing', () => {
    expect(needed({ menge: 2 })).toBeUndefined();
    expect(needed({ nr: 'A' })).toMatchObject({ nr: 'A' });
  });

  test('is left out of a list with what is no part', () => {
    expect(list(needed)([{ nr: 'A' }, {}, null, 'x', { nr: 'B' }]).map(({ nr }) => nr)).toEqual(['A', 'B']);
  });
});

test.each<[string, unknown, unknown]>([
  ['a number as text', number(0)('7.9'), 7.9],
  ['no number', number(2)({}), 2],
  ['only true is true', [flag(true), flag('true'), flag(1)], [true, false, false]],
  ['a day', day('2026-11-27'), '2026-11-27'],
  ['a day that is none', [day('2026-13-45'), day('27.11.2026'), day(7)], ['', '', '']],
  ['a time', time('2026-11-27T10:00:00.000Z'), '2026-11-27T10:00:00.000Z'],
  ['a time that is none', time('bald'), ''],
  ['known words', words(['a', 'b', 'c'])(['c', 'x', 'a']), ['a', 'c']],
  ['texts', texts(['a', '', 7, 'b']), ['a', 'b']],
  [
    'nothing where nothing is',
    [maybe(text)(''), maybe(number(0))(0), maybe(text)(null)],
    [undefined, undefined, undefined],
  ],
])('%s', (_, read, expected) => {
  expect(read).toEqual(expected);
});

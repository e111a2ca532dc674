import { expect, test } from 'vitest';
import { Echoes } from './address-echoes.ts';

test('what was written to the address comes back, each or the last alone, and is no change from elsewhere', () => {
  const each = sent('a', 'ab', 'abc');
  expect(['a', 'ab', 'abc'].map((value) => each.returns(value))).toEqual([true, true, true]);
  const last = sent('a', 'ab', 'abc');
  expect(['abc', 'ab'].map((value) => last.returns(value))).toEqual([true, false]);
  const back = sent('', 'blocked', '');
  expect(['blocked', ''].map((value) => back.returns(value))).toEqual([true, true]);
});

test('a change from elsewhere ends the wait for what was written before', () => {
  const echoes = sent('ab');
  expect(['Minze', 'ab'].map((value) => echoes.returns(value))).toEqual([false, false]);
});

function sent(...values: string[]): Echoes {
  const echoes = new Echoes();
  for (const value of values) echoes.send(value);
  return echoes;
}

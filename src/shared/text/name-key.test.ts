import { expect, test } from 'vitest';
import { nameKeyOf } from './name-key.ts';

test.each([' grüner tee', 'Grüner  Tee', 'GRÜNER TEE', 'Gru\u0308ner Tee', 'Grüner\u00a0Tee'])(
  '%j is the same name as Grüner Tee',
  (name) => {
    expect(nameKeyOf(name)).toBe(nameKeyOf('Grüner Tee'));
  },
);

test('another letter is another name', () => {
  expect(nameKeyOf('Gruner Tee')).not.toBe(nameKeyOf('Grüner Tee'));
});

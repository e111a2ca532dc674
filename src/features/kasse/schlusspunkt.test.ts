import { expect, test } from 'vitest';
import { withSchlusspunkt } from './schlusspunkt.ts';

test('a sentence that ends with a day has one full stop, whether its month is short or not', () => {
  expect(withSchlusspunkt('Bitte überweisen Sie bis Di 1. Dez.')).toBe('Bitte überweisen Sie bis Di 1. Dez.');
  expect(withSchlusspunkt('Bitte überweisen Sie bis Di 2. März')).toBe(
    'Bitte überweisen Sie bis Di 2. März.',
  );
});

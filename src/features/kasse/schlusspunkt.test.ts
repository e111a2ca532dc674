import { expect, test } from 'vitest';
import { asSatz } from './schlusspunkt.ts';

test('a sentence that ends with a day has one full stop, whether its month is short or not', () => {
  expect(asSatz('Bitte überweisen Sie bis Di 1. Dez.')).toBe('Bitte überweisen Sie bis Di 1. Dez.');
  expect(asSatz('Bitte überweisen Sie bis Di 2. März')).toBe('Bitte überweisen Sie bis Di 2. März.');
});

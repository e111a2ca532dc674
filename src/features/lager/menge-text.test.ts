import { expect, test } from 'vitest';
import { fehltWort } from './menge-text.ts';

test('one piece is missing, several are', () => {
  expect([1, 3, 460].map(fehltWort)).toEqual(['es fehlt', 'es fehlen', 'es fehlen']);
});

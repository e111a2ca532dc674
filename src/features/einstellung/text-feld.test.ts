import { expect, test } from 'vitest';
import { ueberschrift } from './text-feld.ts';

test.each([
  ['Familien\u00adhandwerk', 'Familien\u00adhandwerk'],
  [' Wenig \u00ad wegwerfen\u00ad', 'Wenig wegwerfen'],
  ['Klein\u200b bleiben', 'Klein bleiben'],
])('a heading keeps soft hyphens within words only: %j', (typed, stored) => {
  expect(ueberschrift(60).parse(typed)).toBe(stored);
});

test('a heading of two lines is refused', () => {
  expect(ueberschrift(60).safeParse('Zwei\nZeilen').error?.issues[0]?.message).toContain('Zeilenumbrüche');
});

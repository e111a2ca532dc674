import { expect, test } from 'vitest';
import { absaetze, ueberschrift } from './text-feld.ts';

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

test('paragraphs keep all that was typed, or are refused', () => {
  const text = 'Familien\u00adhandwerk\r\n\r\nseit  2019';
  expect(absaetze(60).parse(text)).toBe('Familien\u00adhandwerk\n\nseit  2019');
  for (const odd of ['\u202e', '\u0000', '\ud800', '\u200b', `e${'\u0301'.repeat(20)}`])
    expect(absaetze(60).safeParse(`Text${odd}`).error?.issues[0]?.message).toContain(
      'neu tippen statt einfügen',
    );
});

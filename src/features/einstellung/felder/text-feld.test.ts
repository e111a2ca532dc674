import { expect, test } from 'vitest';
import { absaetze, ueberschrift, zeile } from './text-feld.ts';

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

test.each([
  [zeile(200), 'x'.repeat(312), 'Höchstens 200 Zeichen, es sind 312.'],
  [zeile(3), ' x  yz ', 'Höchstens 3 Zeichen, es sind 4.'],
  [absaetze(6000), 'x'.repeat(12_345), 'Höchstens 6.000 Zeichen, es sind 12.345.'],
  [ueberschrift(60), 'x'.repeat(61), 'Höchstens 60 Zeichen, es sind 61.'],
])('a text that is too long is refused with its own length', (schema, text, problem) => {
  expect(schema.safeParse(text).error?.issues[0]?.message).toBe(problem);
});

test('paragraphs keep all that was typed, or are refused', () => {
  const text = 'Familien\u00adhandwerk\r\n\r\nseit  2019';
  expect(absaetze(60).parse(text)).toBe('Familien\u00adhandwerk\n\nseit  2019');
  for (const odd of ['\u202e', '\u0000', '\ud800', '\u200b', `e${'\u0301'.repeat(20)}`])
    expect(absaetze(60).safeParse(`Text${odd}`).error?.issues[0]?.message).toContain(
      'neu tippen statt einfügen',
    );
});

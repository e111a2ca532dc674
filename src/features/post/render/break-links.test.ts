import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLinks } from './break-links.ts';

describe('words of a stranger', () => {
  test.each([
    ['https://evil.example/gewinn', 'https:// evil. example/gewinn'],
    ['HTTP://EVIL.EXAMPLE', 'HTTP:// EVIL. EXAMPLE'],
    ['https://evil', 'https:// evil'],
    ['http://203.0.113.7/x', 'http:// 203.0.113.7/x'],
    ['http:\\\\evil.example', 'http:\\\\ evil. example'],
    ['https:/\\evil.example', 'https:/\\ evil. example'],
    ['\\\\203.0.113.7\\freigabe', '\\\\ 203.0.113.7\\freigabe'],
    ['//evil.example', '// evil. example'],
    ['///evil', '/// evil'],
    ['www.evil.example', 'www. evil. example'],
    ['www.1und1.de', 'www. 1und1. de'],
    ['evil.example', 'evil. example'],
    ['4711.de', '4711. de'],
    ['Gewinn:evil.example!', 'Gewinn:evil. example!'],
    ['gewinn@evil.example', 'gewinn@evil. example'],
    ['mailto:gewinn@evil.example', 'mailto:gewinn@evil. example'],
    ['evil.xn--p1ai', 'evil. xn--p1ai'],
    ['злой.рф', 'злой. рф'],
    ['ⓔvil.ⓔxample', 'ⓔvil. ⓔxample'],
    ['evil。example', 'evil。 example'],
    ['evil．example, evil｡example', 'evil． example, evil｡ example'],
    ['💩.la', '💩. la'],
    ['evil-.example', 'evil-. example'],
  ])('hold no address that a mail program makes a link of: %s', (text, expected) => {
    expect(breakLinks(text)).toBe(expected);
  });

  test.each([
    'Bestellung B-26-K7M4Q vom 3.11.2026, 1.234,56 € und 2,50 €',
    'Bitte alles zurück. Danke!',
    'Rose/Lavendel, 2 × 100 g (weiß) …',
    'Seife Nr. 5, 10:30 Uhr, und/oder',
    'erste Zeile.\nzweite Zeile',
  ])('stay as they are without one: %s', (text) => expect(breakLinks(text)).toBe(text));

  test('change in nothing but spaces, and once', () => {
    const wort = fc.constantFrom(
      'evil',
      '.',
      '://',
      'de',
      '1',
      ' ',
      'www.',
      '\\',
      '/',
      '。',
      '💩',
      '\n',
      '@',
    );
    fc.assert(
      fc.property(
        fc.array(wort).map((worte) => worte.join('')),
        (text) => {
          const broken = breakLinks(text);
          expect(broken.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          expect(breakLinks(broken)).toBe(broken);
          expect(broken).not.toMatch(/[\p{L}\p{N}][.。．｡]\p{L}|[/\\]{2}[^\s/\\]/u);
        },
      ),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { cp1252, fremdeZeichen, naeherung } from './cp1252.ts';

describe('Windows-1252', () => {
  test('is what a decoder of Windows-1252 reads again', () => {
    const text = 'Größe Šárka „Œuvre“ – 5 €, Žofia’s Café…\r\n';
    expect(new TextDecoder('windows-1252').decode(cp1252(text))).toBe(text);
  });

  test('reads letters that were typed with a mark of their own', () => {
    expect([...cp1252('u\u0308')]).toEqual([0xfc]);
  });

  test.each([
    ['Łukasz Śmigły', ['Ł', 'Ś', 'ł'], 'Lukasz Smigly'],
    ['Đorđe Čvorović', ['Đ', 'đ', 'Č', 'ć'], 'Dorde Cvorovic'],
    ['Ayşe Yıldız', ['ş', 'ı'], 'Ayse Yildiz'],
    ['Rose\u200b', ['\u200b'], 'Rose'],
    ['Київ', ['К', 'и', 'ї', 'в'], undefined],
    ['Anna 🌸', ['🌸'], undefined],
    ['Tab\t', ['\t'], 'Tab'],
    ['Søren Müller-Æbel', [], 'Søren Müller-Æbel'],
  ])('%j lacks %j and is near to %j', (text, fremde, nahe) => {
    expect(fremdeZeichen(text)).toEqual(fremde);
    expect(naeherung(text)).toBe(nahe);
  });

  test('has no sign for what it lacks', () => {
    expect(() => cp1252('Ł')).toThrow('Ł');
  });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isOneText, parseJson } from './json-body.ts';

describe('a JSON body', () => {
  test('is read as JSON.parse reads it, escapes included', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const ascii = text.replace(
          /[^\x20-\x7e]/g,
          (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        const isOdd = /\\u0000|__proto__/.test(ascii);
        for (const one of isOdd ? [] : [text, ascii]) expect(parseJson(one)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    '{"__proto__":1}',
    '{"a":[{"__proto__" : {}}]}',
    String.raw`{"\u005f_proto__":1}`,
    String.raw`[[{"__pr\u006fto__":1}]]`,
  ])('%s is refused', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  test.each([String.raw`"\u0000"`, String.raw`{"a":["b",{"c":"d\u0000"}]}`])('%s is refused', (text) => {
    expect(() => parseJson(text)).toThrow('NUL');
  });

  test.each([
    ['"__proto__"', '__proto__'],
    [String.raw`"\\u0000"`, String.raw`\u0000`],
    [String.raw`"gr\u00fcn"`, 'grün'],
  ])('%s is not', (text, value) => {
    expect(parseJson(text)).toBe(value);
  });

  test('is not walked through unless its text has something to look for', () => {
    const looks = vi.spyOn(Object, 'hasOwn');
    parseJson(`[${'[],'.repeat(50_000)}[]]`);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });

  test.each([
    ['', false],
    ['"a"', false],
    ['[]', false],
    ['{}', false],
    ['{"a":1}', false],
    ['{"a":"b"', false],
    ['{"a":"b', false],
    ['{"a":"b"}x', false],
    ['{"a":"b","c":[{}]}', false],
    [String.raw`{"a":"b\\","c":[{}]}`, false],
    [`{"a":"b"}${' '.repeat(300)}`, false],
    ['{"a":"b"}', true],
    [' {\n"a" : ""\n} ', true],
    [String.raw`{"a":"\"},{\\\u0022"}`, true],
  ])('%j may be a large one: %j', (text, isOne) => {
    expect(isOneText(text)).toBe(isOne);
  });

  test('may be nested deeply', () => {
    const text = `${'['.repeat(100_000)}"gr\\u00fcn"${']'.repeat(100_000)}`;
    expect(() => parseJson(text)).not.toThrow();
    expect(() => parseJson(text.replace('00fc', '0000'))).toThrow('NUL');
  });
});

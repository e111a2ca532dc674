import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordLengthProblem, withoutWords, wordsOf } from './password-rules.ts';

describe('a password', () => {
  test('has the right length exactly when it has 8 to 128 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const length = [...password.normalize('NFC')].length;
        expect(passwordLengthProblem(password) === undefined).toBe(length >= 8 && length <= 128);
      }),
    );
  });

  test('is estimated without the words of the account, however they are written', () => {
    const words = wordsOf('Anna-Lena O’Brien', 'al.müller85');
    expect(words).toEqual(['anna', 'lena', 'brien', 'müller']);
    expect(withoutWords('ANNAlena+Müller+Brienz', words)).toBe('++z');
    expect(withoutWords('unverändert', [])).toBe('unverändert');
  });
});

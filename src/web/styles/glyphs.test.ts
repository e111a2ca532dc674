import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facesOf } from '../../../scripts/font-faces.ts';

const src = join(import.meta.dirname, '../..');
const letters = new Set(
  facesOf(readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')).flatMap((face) => face.letters),
);

/** What a browser shows of a source: no comments, escapes as the sign that they mean. */
function shownOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Invisible signs (soft hyphen, word joiner) need no glyph. */
const missingIn = (text: string) =>
  [...new Set(text)].filter(
    (sign) => sign > '~' && !/\p{Cf}/u.test(sign) && !letters.has(sign.codePointAt(0) ?? 0),
  );

test('every sign in the texts of the pages has a glyph in the font of the headings', () => {
  const files = globSync('{app,features/*,.}/web/**/*.{ts,tsx,css}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const missing = files.flatMap((file) => {
    const signs = missingIn(shownOf(readFileSync(join(src, file), 'utf8')));
    return signs.length > 0 ? [`${file}: ${signs.join(' ')}`] : [];
  });
  expect(missing).toEqual([]);
});

test('a hyphen that does not break and a tick have none', () => {
  expect(missingIn('Bestellung B\u2011 ✓ → „Ümläute“ – 5 € · ½ × E-\u2060Mail')).toEqual([
    '\u2011',
    '✓',
    '→',
  ]);
});

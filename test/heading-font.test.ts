import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoProdukte } from '../demo/produkte.ts';
import { facesOf } from '../scripts/font-faces.ts';

const styles = join(import.meta.dirname, '../src/web/styles');
const faces = facesOf(readFileSync(join(styles, 'fonts.css'), 'utf8'));
const [whole, small] = faces;

test('the subset of the heading font is declared last, so that it has precedence, and has all weights of the font', () => {
  expect(faces).toHaveLength(2);
  expect(whole?.letters).toEqual([]);
  expect(small?.weights).toEqual(whole?.weights);
});

test.each([
  ['German and figures', 'ABCXYZabcxyzÄÖÜäöüß0123456789 %€,.:;!?()–…„“‚‘-/&+'],
  ['guests from next door', 'Crème Café à la Forêt, Garçon, «Là»'],
  ['what is written around them', '\u00a0\u00ad·©−×°½'],
  ['the names of the example workshop', demoProdukte.map(({ name }) => name).join('')],
])('the small heading font has the letters of %s', (_, text) => {
  const letters = new Set(small?.letters);
  expect([...text].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('the subset of the heading font stays small', () => {
  expect(statSync(join(styles, small?.file ?? '')).size).toBeLessThan(24_000);
});

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoProdukte } from '../../demo/produkte.ts';
import { facesOf } from '../../scripts/font-faces.ts';

const styles = join(import.meta.dirname, '../../src/web/styles');
const faces = facesOf(readFileSync(join(styles, 'fonts.css'), 'utf8'));
const [whole, small] = faces;

test('the two files of the heading font share the weights and no letter', () => {
  expect(faces).toHaveLength(2);
  expect(small?.weights).toEqual(whole?.weights);
  expect(small?.letters.filter((letter) => whole?.letters.includes(letter))).toEqual([]);
});

test('the whole heading font is there for the other letters of Western Europe', () => {
  const letters = new Set([...(small?.letters ?? []), ...(whole?.letters ?? [])]);
  const latin = Array.from({ length: 0x100 - 0xa0 }, (_, at) => 0xa0 + at);
  expect(latin.filter((letter) => !letters.has(letter))).toEqual([]);
});

test.each([
  ['German and figures', 'ABCXYZabcxyzÄÖÜäöüß0123456789 %€,.:;!?()–…„“‚‘-/&+'],
  ['guests from next door', 'Crème Café à la Forêt, Garçon, «Là»'],
  ['names from further away', 'Yøga, Señorita, Små, Citroën, À la Ágata, Ë'],
  ['what is written around them', '\u00a0\u00ad·©−×°½'],
  ['the names of the example workshop', demoProdukte.map(({ name }) => name).join('')],
])('the small heading font has the letters of %s', (_, text) => {
  const letters = new Set(small?.letters);
  expect([...text].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('the subset of the heading font stays small', () => {
  expect(statSync(join(styles, small?.file ?? '')).size).toBeLessThan(24_000);
});

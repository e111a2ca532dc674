import { expect, test } from 'vitest';
import { leereTexte, texteAngaben } from './texte-angaben.ts';

test('a page that was opened when the footer had no year can still save', () => {
  const { fussJahr: _, ...ohne } = leereTexte;
  expect(texteAngaben.parse({ ...ohne, fussSatz: 'Von Hand.' })).toEqual({
    ...leereTexte,
    fussSatz: 'Von Hand.',
  });
});

test.each([
  ['2026', true],
  ['', true],
  ['26', false],
  ['1826', false],
])('year %j', (fussJahr, isValid) => {
  expect(texteAngaben.safeParse({ ...leereTexte, fussJahr }).success).toBe(isValid);
});

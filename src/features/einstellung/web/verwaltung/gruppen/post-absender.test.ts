import { expect, test } from 'vitest';
import { absenderHinweis } from './post-absender.ts';

const offen = { adresse: 'https://www.seifenhof.example', oeffentlich: true };

test.each([
  'hallo@seifenhof.example',
  'hallo@post.seifenhof.example',
  'Hallo@Seifenhof.example',
  '',
  'noch nicht fertig',
])('the sender „%s“ of https://www.seifenhof.example needs no hint', (absender) => {
  expect(absenderHinweis(absender, offen)).toBeUndefined();
});

test('a shop on a subdomain may send for its domain', () => {
  const laden = { adresse: 'https://laden.seifenhof.example', oeffentlich: true };
  expect(absenderHinweis('hallo@seifenhof.example', laden)).toBeUndefined();
});

test('the sender of another domain gets a hint with both', () => {
  const hinweis = absenderHinweis('seifenhof@mail.example', offen);
  expect(hinweis).toContain('Der Absender gehört zu mail.example, der Laden zu seifenhof.example.');
  expect(hinweis).toContain('SPF, DKIM und DMARC');
});

test('a domain that only ends in the same letters is another one', () => {
  expect(absenderHinweis('hallo@meinseifenhof.example', offen)).toBeDefined();
});

test('a shop for one machine has no domain to compare with', () => {
  const hier = { adresse: 'http://localhost:4000', oeffentlich: false };
  expect(absenderHinweis('hallo@seifenhof.example', hier)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { defaultHinweisLink } from '../contract.ts';
import { readGewaehrleistung, zielOf } from './gewaehrleistung.queries.ts';

const bild = { url: '/api/gewaehrleistung/bild/a-400.webp', breite: 400, hoehe: 566 };
const hinweis = { version: 3, bilder: [bild], link: 'https://europa.eu/', text: 'Zwei Jahre' };

test('a notice is read as it is', () => {
  expect(readGewaehrleistung({ hinweis })).toEqual(hinweis);
});

test('what is missing or of another kind is left out', () => {
  const read = (parts: object) => readGewaehrleistung({ hinweis: { ...hinweis, ...parts } });
  expect(read({ link: 'javascript:alert(1)' })?.link).toBe('');
  expect(read({ link: 'https://' })?.link).toBe('');
  expect(read({ text: 5, version: 'drei' })).toMatchObject({ text: '', version: 0 });
  expect(read({ bilder: [bild, { ...bild, breite: 0 }, null, 'x'] })?.bilder).toEqual([bild]);
  expect(read({ bilder: [] })).toBeNull();
  expect(readGewaehrleistung({ hinweis: null })).toBeNull();
});

test('a link is named by its server', () => {
  expect(zielOf(defaultHinweisLink)).toBe('europa.eu');
  expect(zielOf('https://www.Beispiel.de/x')).toBe('beispiel.de');
});

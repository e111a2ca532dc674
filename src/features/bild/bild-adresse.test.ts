import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bildAdresse, bildQuellen, hauptUrl, variantenBreiten, zwischenBreitenOf } from './bild-adresse.ts';

test.each([
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://bilder.example/a.jpg', 'https://bilder.example/a.jpg'],
  ['HTTP://bilder.example/a.jpg', 'HTTP://bilder.example/a.jpg'],
  ['/api/uploads/a.webp', 'https://laden.example/api/uploads/a.webp'],
  ['/uploads/a.webp', 'https://laden.example/api/uploads/a.webp'],
  ['uploads/a.webp', 'https://laden.example/api/uploads/a.webp'],
  ['/uploadsalt/a.webp', 'https://laden.example/uploadsalt/a.webp'],
  ['bilder/a.jpg', 'https://laden.example/bilder/a.jpg'],
])('%s is fetched from %s', (adresse, expected) => {
  expect(bildAdresse(adresse, 'https://laden.example')).toBe(expected);
});

test('without another host a picture is fetched from the shop itself', () => {
  expect(bildAdresse('uploads/a.webp')).toBe('/api/uploads/a.webp');
  expect(bildAdresse('bilder/a.jpg')).toBe('/bilder/a.jpg');
});

test.each([
  [300, [300]],
  [400, [400]],
  [401, [400, 401]],
  [1200, [400, 800, 1200]],
  [1600, [400, 800, 1600]],
  [6000, [400, 800, 1600]],
])('a picture %i pixels wide is stored in the widths %j', (breite, expected) => {
  expect(variantenBreiten(breite)).toEqual(expected);
});

test('widths ascend up to the width of the picture, at most 1600', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (breite) => {
      const breiten = variantenBreiten(breite);
      expect(breiten.length).toBeLessThanOrEqual(3);
      expect(breiten.at(-1)).toBe(Math.min(breite, 1600));
      expect([...breiten].sort((a, b) => a - b)).toEqual(breiten);
      expect(new Set(breiten).size).toBe(breiten.length);
    }),
  );
});

test.each([
  [240, []],
  [241, [240]],
  [1000, [240, 680]],
  [1200, [240, 680, 1120]],
  [6000, [240, 680, 1120]],
])('a picture %i pixels wide has the intermediate widths %j', (breite, expected) => {
  expect(zwischenBreitenOf(breite)).toEqual(expected);
});

test('stored pictures have all their widths, intermediate ones as AVIF only; external addresses stay unchanged', () => {
  const hash = '0123456789abcdef0123456789abcdef';
  expect(bildQuellen(hauptUrl(hash, 1200), 1200)).toEqual([
    {
      format: 'avif',
      srcSet: [240, 400, 680, 800, 1120, 1200].map((b) => `/api/uploads/${hash}-${b}.avif ${b}w`).join(', '),
    },
    {
      format: 'webp',
      srcSet: [400, 800, 1200].map((b) => `/api/uploads/${hash}-${b}.webp ${b}w`).join(', '),
    },
  ]);
  expect(bildQuellen('https://bilder.example/a.jpg', 1200)).toEqual([]);
  expect(bildQuellen(hauptUrl(hash, 1200), undefined)).toEqual([]);
});

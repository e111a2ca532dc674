import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hinweisBreiten, hinweisUrl, hoeheAt } from './gewaehrleistung-adresse.ts';

test.each([
  [400, [400]],
  [799, [400, 799]],
  [1600, [400, 800, 1600]],
  [3000, [400, 800, 1600]],
])('a notice %i pixels wide is stored in the widths %j', (breite, expected) => {
  expect(hinweisBreiten(breite)).toEqual(expected);
});

test('widths ascend, are never wider than the notice, and heights are in proportion within half a pixel', () => {
  const side = fc.integer({ min: 1, max: 8000 });
  fc.assert(
    fc.property(side, side, (breite, hoehe) => {
      const breiten = hinweisBreiten(breite);
      expect(breiten.at(-1)).toBe(Math.min(breite, 1600));
      expect(breiten).toEqual([...new Set(breiten)].sort((a, b) => a - b));
      for (const one of breiten)
        expect(Math.abs(hoeheAt(one, { breite, hoehe }) / one - hoehe / breite) * one).toBeLessThanOrEqual(
          0.5 + 1e-9,
        );
    }),
  );
});

test('an address names content and width', () => {
  expect(hinweisUrl('abc', 400)).toBe('/api/gewaehrleistung/bild/abc-400.webp');
});

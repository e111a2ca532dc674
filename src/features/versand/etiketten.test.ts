import { describe, expect, test } from 'vitest';
import {
  type EtikettFormat,
  etikettenJeSeite,
  etikettFormate,
  etikettFormatNamen,
  etikettOrt,
} from './etiketten.ts';

describe.each(etikettFormatNamen)('the labels of %s', (name) => {
  const format: EtikettFormat = etikettFormate[name];
  const { breite, hoehe, etikettBreite, etikettHoehe } = format;
  const orte = Array.from({ length: etikettenJeSeite(format) }, (_, nr) => etikettOrt(format, nr, 1));

  test('lie on the page', () => {
    for (const { seite, x, y } of orte) {
      expect(seite).toBe(0);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + etikettBreite).toBeLessThanOrEqual(breite + 1e-9);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + etikettHoehe).toBeLessThanOrEqual(hoehe + 1e-9);
    }
  });

  test('do not overlap', () => {
    for (const [nr, a] of orte.entries())
      for (const b of orte.slice(nr + 1)) {
        const isBeside = Math.abs(a.x - b.x) >= etikettBreite - 1e-9;
        const isBelow = Math.abs(a.y - b.y) >= etikettHoehe - 1e-9;
        expect(isBeside || isBelow).toBe(true);
      }
  });

  test('lie in the middle of the page', () => {
    const links = Math.min(...orte.map(({ x }) => x));
    const rechts = breite - Math.max(...orte.map(({ x }) => x)) - etikettBreite;
    const oben = Math.min(...orte.map(({ y }) => y));
    const unten = hoehe - Math.max(...orte.map(({ y }) => y)) - etikettHoehe;
    expect(links).toBeCloseTo(rechts);
    expect(oben).toBeCloseTo(unten);
  });
});

test('a sheet has 10 or 8 labels, a label printer one on each page', () => {
  expect(etikettFormatNamen.map((name) => etikettenJeSeite(etikettFormate[name]))).toEqual([10, 8, 1]);
});

test('from label 3 on the first two stay free, and the next sheet begins at its top', () => {
  const format = etikettFormate.bogen8;
  expect(etikettOrt(format, 0, 3)).toEqual({ seite: 0, x: 4.65, y: 13.1 + 67.7 });
  expect(etikettOrt(format, 5, 3)).toMatchObject({ seite: 0, x: expect.closeTo(106.25) });
  expect(etikettOrt(format, 6, 3)).toEqual({ seite: 1, x: 4.65, y: 13.1 });
});

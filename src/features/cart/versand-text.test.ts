import { expect, test } from 'vitest';
import { versandText } from './versand-text.ts';

const wege = (dhl: boolean, abholung: boolean) => ({
  dhl: { aktiv: dhl, tabelle: [], freiAb: null },
  abholung: { aktiv: abholung, ort: '', zeiten: '' },
  verpackungGramm: 0,
});

test.each([
  [7.69, 1, wege(true, true), '7,69 €'],
  [0, 1, wege(true, false), 'kostenlos'],
  [0, 0, wege(true, false), '0,00 €'],
  [null, 1, wege(true, true), 'nach Absprache'],
  [null, 1, wege(false, false), 'nach Absprache'],
  [null, 1, wege(false, true), 'nur Abholung'],
])('shipping of %j for %i pieces reads as it is', (versand, itemCount, laden, text) => {
  expect(versandText(versand, itemCount, laden).replaceAll('\u00a0', ' ')).toBe(text);
});

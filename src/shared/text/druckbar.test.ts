import { expect, test } from 'vitest';
import { undruckbareWorte } from './druckbar.ts';

test.each([
  ['Žofia Łącka-Çelik', []],
  ['Ὀδυσσεύς Київ Nguyễn', []],
  ['Größe – „Œuvre“ 12½ €', []],
  ['Rosen\u00adgarten 7\u20119\u200b', []],
  ['محمد Ali محمد', ['محمد']],
  ['王 小明', ['王', '小明']],
  ['Anna🌸 Blume ☘️', ['Anna🌸', '☘️']],
  ['x\u0331y', ['x\u0331y']],
  ['\ud800', ['\ufffd']],
  ['', []],
])('%j has no print for %j', (text, worte) => {
  expect(undruckbareWorte(text)).toEqual(worte);
});

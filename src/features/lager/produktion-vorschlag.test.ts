import { expect, test } from 'vitest';
import { fehlendeStueck } from './produktion-vorschlag.ts';

test.each([
  [{ vorrat: 10, frei: 10, mindestbestand: 5 }, 0],
  [{ vorrat: 10, frei: 3, mindestbestand: 5 }, 2],
  [{ vorrat: 2, frei: -4, mindestbestand: 0 }, 4],
  [{ vorrat: 2, frei: -4, mindestbestand: 5 }, 9],
  [{ vorrat: 2, mindestbestand: 5 }, 3],
])('of %j %i pieces are missing', (produkt, missing) => {
  expect(fehlendeStueck(produkt)).toBe(missing);
});

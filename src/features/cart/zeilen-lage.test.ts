import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zeilenLageOf } from './zeilen-lage.ts';

const aufBestellung = { verfuegbarkeit: { art: 'aufBestellung', tage: 10 } };

test.each([
  // Pieces wanted, free ones, days to make one.
  [1, 40, null, {}],
  [39, 40, null, {}],
  [40, 40, null, { hoechstens: 40 }],
  [41, 40, null, { hoechstens: 40 }],
  [1, 2, null, { verfuegbarkeit: { art: 'vorrat', frei: 2 }, hoechstens: 2 }],
  [3, 2, null, { verfuegbarkeit: { art: 'vorrat', frei: 2 }, hoechstens: 2 }],
  [1, 0, null, { verfuegbarkeit: { art: 'vergriffen' }, hoechstens: 0 }],
  [1, -3, null, { verfuegbarkeit: { art: 'vergriffen' }, hoechstens: 0 }],
  [2, 2, 10, { verfuegbarkeit: { art: 'vorrat', frei: 2 } }],
  [3, 2, 10, aufBestellung],
  [1, -3, 10, aufBestellung],
  [99, 6, 10, aufBestellung],
])('%i pieces of %i free ones, made in %j days', (...[menge, frei, fertigungstage, lage]) => {
  expect(zeilenLageOf({ frei, fertigungstage }, menge)).toEqual(lage);
});

test('a limit is said exactly when few are left or all of them are wanted, and never for what is also made', () => {
  const stand = fc.record({
    frei: fc.integer({ min: -99, max: 999 }),
    fertigungstage: fc.option(fc.nat(60)),
  });
  fc.assert(
    fc.property(stand, fc.integer({ min: 1, max: 99 }), (verkaufbar, menge) => {
      const { frei, fertigungstage } = verkaufbar;
      const { hoechstens } = zeilenLageOf(verkaufbar, menge);
      const isSaid = fertigungstage === null && (frei < 6 || menge >= frei);
      expect(hoechstens).toBe(isSaid ? Math.max(frei, 0) : undefined);
    }),
  );
});

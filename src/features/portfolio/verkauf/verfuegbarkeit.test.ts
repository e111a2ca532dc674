import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hoechstens,
  sagbareVerfuegbarkeit,
  verfuegbarkeit,
  verfuegbarkeitOf,
  vieleStueck,
} from './verfuegbarkeit.ts';
import { verfuegbarkeitText } from './verfuegbarkeit-text.ts';

test.each([
  [{ frei: vieleStueck, fertigungstage: null }, '', undefined],
  [{ frei: vieleStueck - 1, fertigungstage: null }, 'noch 5', 5],
  [{ frei: 1, fertigungstage: null }, 'noch 1', 1],
  [{ frei: 0, fertigungstage: null }, 'gerade vergriffen', 0],
  [{ frei: -3, fertigungstage: null }, 'gerade vergriffen', 0],
  [{ frei: 2, fertigungstage: 10 }, 'noch 2', undefined],
  [{ frei: 0, fertigungstage: 10 }, 'auf Bestellung', undefined],
  [{ frei: -3, fertigungstage: 1 }, 'auf Bestellung', undefined],
])('of %j shoppers read %j and can order at most %s', (verkaufbar, text, most) => {
  const stand = verfuegbarkeitOf(verkaufbar);
  expect(verfuegbarkeitText(stand)).toBe(text);
  expect(sagbareVerfuegbarkeit(verkaufbar)).toEqual(text === '' ? undefined : stand);
  if (most === undefined && verkaufbar.fertigungstage === null)
    expect(hoechstens(verkaufbar)).toBe(vieleStueck);
  else expect(hoechstens(verkaufbar)).toBe(most);
});

test('nothing that can be bought is sold out, and what is sent can be read again', () => {
  const tage = fc.option(fc.integer({ min: 1, max: 200 }));
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), tage, (frei, fertigungstage) => {
      const stand = verfuegbarkeitOf({ frei, fertigungstage });
      expect(verfuegbarkeit.parse(stand)).toEqual(stand);
      expect(stand.art === 'vergriffen').toBe(hoechstens({ frei, fertigungstage }) === 0);
      if (frei > 0) expect(stand.art).toBe('vorrat');
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusTage } from '#features/lieferung/feiertage.ts';
import { startOfTag, tagOf } from '#shared/datum/datum.ts';
import { ermaessigungOf, type Preisstand } from './ermaessigung.ts';

type Zeile = [at: string, preis: number | null, marke?: '%' | '', imShop?: 'weg'];

const staendeOf = (zeilen: Zeile[]): Preisstand[] =>
  zeilen.map(([at, preis, marke, imShop]) => ({
    at: at.length > 10 ? at : `${at}T10:00:00.000Z`,
    preis,
    aktiv: imShop !== 'weg',
    ermaessigt: marke === '%',
  }));

/** Of a product that was made with its first row. */
function of(zeilen: Zeile[]) {
  const staende = staendeOf(zeilen);
  return ermaessigungOf({ staende, createdAt: staende[0]?.at ?? '' });
}

const niedrigsterOf = (zeilen: Zeile[]) => {
  const found = of(zeilen);
  return found?.isGezeigt ? found.niedrigsterPreis : found?.grund.art;
};

describe('a reduced price stands beside the lowest of the 30 days before it', () => {
  test.each<[string, Zeile[], number | string | undefined]>([
    [
      'is not shown without its mark',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 8],
      ],
      undefined,
    ],
    [
      'is shown with the price before',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
    ['is not shown without a history', [], undefined],
    [
      'takes the lowest of several',
      [
        ['2026-01-01', 10],
        ['2026-02-10', 9],
        ['2026-02-20', 11],
        ['2026-03-01', 8, '%'],
      ],
      9,
    ],
    [
      'is none after a price that was raised only to lower it again',
      [
        ['2026-01-01', 8],
        ['2026-02-20', 12],
        ['2026-03-01', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'is none while it is above an earlier price of these days',
      [
        ['2026-01-01', 8],
        ['2026-02-20', 12],
        ['2026-03-01', 9, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'is one when the raised price stood for more than 30 days',
      [
        ['2026-01-01', 8],
        ['2026-01-20', 12],
        ['2026-03-01', 8, '%'],
      ],
      12,
    ],
    [
      'counts a product younger than 30 days',
      [
        ['2026-02-25', 10],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
    ['is none of a new product', [['2026-03-01', 8, '%']], 'ohneVorher'],
    [
      'is none without a price',
      [
        ['2026-01-01', 10],
        ['2026-03-01', null, '%'],
      ],
      'ohnePreis',
    ],
    [
      'is none of 0 euros',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 0, '%'],
      ],
      'ohnePreis',
    ],
    [
      'is none outside the shop',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 8, '%', 'weg'],
      ],
      'nichtImShop',
    ],
    [
      'sees through days without a price',
      [
        ['2026-01-01', 10],
        ['2026-02-20', null],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
    [
      'is none after 30 days without a price',
      [
        ['2026-01-01', 10],
        ['2026-01-20', null],
        ['2026-03-01', 8, '%'],
      ],
      'ohneVorher',
    ],
    [
      'ignores a price that nobody saw',
      [
        ['2026-01-01', 20, '', 'weg'],
        ['2026-02-28', 10],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
    [
      'ignores a low price that nobody saw',
      [
        ['2026-01-01', 10],
        ['2026-02-27', 1, '', 'weg'],
        ['2026-02-28', 10],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
    [
      'begins when it comes back to the shop',
      [
        ['2026-01-01', 10],
        ['2026-02-27', 8, '%', 'weg'],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
    [
      'is none of a price that was there unmarked',
      [
        ['2026-01-01', 10],
        ['2026-02-28', 8],
        ['2026-03-01', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'takes a mark that follows on the same day',
      [
        ['2026-01-01', 10],
        ['2026-03-01T08:00:00Z', 8],
        ['2026-03-01T20:00:00Z', 8, '%'],
      ],
      10,
    ],
    [
      'takes none that follows after midnight in Berlin',
      [
        ['2026-01-01', 10],
        ['2026-03-01T22:30:00Z', 8],
        ['2026-03-01T23:30:00Z', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'is measured by an earlier price of its own first day',
      [
        ['2026-01-01', 10],
        ['2026-03-01T08:00:00Z', 7],
        ['2026-03-01T09:00:00Z', 10],
        ['2026-03-01T20:00:00Z', 8, '%'],
      ],
      'nichtNiedriger',
    ],
  ])('%s', (_what, zeilen, expected) => {
    expect(niedrigsterOf(zeilen)).toBe(expected);
  });

  test.each<[string, Zeile[], number | string | undefined]>([
    [
      'keep the first price',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 9, '%'],
        ['2026-05-01', 8, '%'],
        ['2026-05-02', 7, '%'],
      ],
      10,
    ],
    [
      'end with a raise',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 7, '%'],
        ['2026-03-10', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'begin anew after a raise',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 7, '%'],
        ['2026-03-10', 8, '%'],
        ['2026-03-20', 6, '%'],
      ],
      7,
    ],
    [
      'end where the mark is taken away',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 8, '%'],
        ['2026-03-10', 8],
        ['2026-03-20', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'end where the price is missing',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 8, '%'],
        ['2026-03-10', null, '%'],
        ['2026-03-11', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'end outside the shop',
      [
        ['2026-01-01', 10],
        ['2026-03-01', 8, '%'],
        ['2026-03-10', 8, '%', 'weg'],
        ['2026-03-11', 8, '%'],
      ],
      'nichtNiedriger',
    ],
    [
      'do not begin with a price that was no reduction',
      [
        ['2026-01-01', 8],
        ['2026-02-20', 12, '%'],
        ['2026-04-01', 11, '%'],
      ],
      12,
    ],
    [
      'do not begin with lowerings that were not marked',
      [
        ['2026-01-01', 10],
        ['2026-02-01', 9],
        ['2026-04-01', 8, '%'],
      ],
      9,
    ],
    [
      'of a product that was always marked begin with the first lowering',
      [
        ['2026-01-01', 10, '%'],
        ['2026-03-01', 8, '%'],
      ],
      10,
    ],
  ])('further steps %s', (_what, zeilen, expected) => {
    expect(niedrigsterOf(zeilen)).toBe(expected);
  });

  // Summer time ended on 25 October 2026: the 30th day before 10 November began at 22:00 UTC.
  test.each([
    ['2026-10-10T21:59:00Z', 10],
    ['2026-10-10T22:01:00Z', 'nichtNiedriger'],
  ])('the days are those of Berlin: a low price until %s', (bis, expected) => {
    expect(
      niedrigsterOf([
        ['2026-01-01', 8],
        [bis, 10],
        ['2026-11-10T22:30:00Z', 9, '%'],
      ]),
    ).toBe(expected);
  });

  test('what was charged before the history began is not known, until it is long enough', () => {
    const until = (at: string) =>
      ermaessigungOf({
        staende: staendeOf([
          ['2026-03-01', 10],
          [at, 8, '%'],
        ]),
        createdAt: '2025-01-01T10:00:00.000Z',
      });
    expect(until('2026-03-31')).toEqual({ isGezeigt: false, grund: { art: 'unbekannt', ab: '2026-04-01' } });
    expect(until('2026-04-01')).toMatchObject({ isGezeigt: true, niedrigsterPreis: 10 });
  });

  test('says until when the lowest price was charged, and since when a reduction is shown', () => {
    expect(
      of([
        ['2026-01-01', 8],
        ['2026-02-20', 12],
        ['2026-03-01', 8, '%'],
      ]),
    ).toEqual({
      isGezeigt: false,
      grund: { art: 'nichtNiedriger', niedrigster: 8, bis: '2026-02-20T10:00:00.000Z' },
    });
    expect(
      of([
        ['2026-01-01', 8],
        ['2026-03-01', 7, '%'],
        ['2026-03-05', 6, '%'],
      ]),
    ).toEqual({
      isGezeigt: true,
      niedrigsterPreis: 8,
      seit: '2026-03-01T10:00:00.000Z',
    });
  });
});

const anfang = Date.UTC(2026, 8, 1);
const stunde = 3_600_000;

/** Histories that cross the end of summer time, with changes minutes and months apart. */
const verlauf = fc
  .array(
    fc.record({
      stunden: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 45 * 24 })),
      preis: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 6 }),
      aktiv: fc.constantFrom(true, true, true, true, false),
      ermaessigt: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((schritte) => {
    let at = anfang;
    return schritte.map(({ stunden, ...stand }): Preisstand => {
      at += stunden * stunde;
      return { at: new Date(at).toISOString(), ...stand };
    });
  });

/** The price that was asked at a moment, by looking only at that moment. */
function gefordertAm(staende: Preisstand[], zeit: number): number | undefined {
  const stand = staende.findLast(({ at }) => Date.parse(at) <= zeit);
  return stand?.aktiv && stand.preis !== null && stand.preis > 0 ? stand.preis : undefined;
}

test('for any history: whatever is shown as reduced is below each price of the 30 days before it began, and its steps only fell', () => {
  let shown = 0;
  fc.assert(
    fc.property(verlauf, (staende) => {
      const jetzt = staende.at(-1) as Preisstand;
      const found = ermaessigungOf({ staende, createdAt: staende[0]?.at ?? '' });
      expect(found === undefined).toBe(!jetzt.ermaessigt);
      if (!found?.isGezeigt) return;
      shown += 1;
      const seit = Date.parse(found.seit);
      const ab = startOfTag(plusTage(tagOf(new Date(seit)), -30)).getTime();
      const davor: number[] = [];
      for (let zeit = seit - stunde; zeit >= ab; zeit -= stunde) {
        const preis = gefordertAm(staende, zeit);
        if (preis !== undefined) davor.push(preis);
      }
      // Rows of the same moment as another were never seen for an hour.
      expect(found.niedrigsterPreis).toBeLessThanOrEqual(Math.min(...davor));
      expect(staende.map(({ preis }) => preis)).toContain(found.niedrigsterPreis);
      expect(jetzt.preis).toBeLessThan(found.niedrigsterPreis);
      const seither = staende.filter(({ at }) => Date.parse(at) > seit);
      let preis = gefordertAm(staende, seit);
      for (const stand of seither) {
        const naechster = gefordertAm([stand], Date.parse(stand.at));
        expect(naechster).toBeLessThanOrEqual(preis ?? 0);
        preis = naechster;
      }
    }),
    { numRuns: 2000 },
  );
  expect(shown).toBeGreaterThan(100);
});

test('for any history: a raise before the lowering never makes the price beside it higher', () => {
  fc.assert(
    fc.property(
      verlauf,
      fc.integer({ min: 1, max: 20 * 24 }),
      fc.integer({ min: 7, max: 99 }),
      (staende, stunden, hoch) => {
        const last = Date.parse(staende.at(-1)?.at ?? '');
        const createdAt = staende[0]?.at ?? '';
        const row = (zeit: number, preis: number, ermaessigt: boolean): Preisstand => ({
          ...{ at: new Date(zeit).toISOString(), preis, aktiv: true, ermaessigt },
        });
        const senkung = row(last + stunden * stunde, 1, true);
        const ehrlich = ermaessigungOf({ staende: [...staende, senkung], createdAt });
        const mitAufschlag = ermaessigungOf({
          staende: [...staende, row(last + stunde, hoch, false), senkung],
          createdAt,
        });
        if (!ehrlich?.isGezeigt || !mitAufschlag?.isGezeigt || gefordertAm(staende, last) === undefined)
          return;
        expect(mitAufschlag.niedrigsterPreis).toBeLessThanOrEqual(ehrlich.niedrigsterPreis);
      },
    ),
    { numRuns: 2000 },
  );
});

import { describe, expect, test } from 'vitest';
import { parseProdukteCache } from './produkte-cache.ts';

const now = 1_800_000_000_000;
const lavendel = {
  _id: '1',
  name: 'Lavendel',
  seife: 'Olivenölseife',
  aroma: 'Lavendel',
  gramm: 100,
  bilder: { galerie: [] },
  beschreibung: {},
};

function stored(timestamp: unknown, data: unknown = [lavendel]): string {
  return JSON.stringify({ data, timestamp });
}

describe('the product cache', () => {
  test.each([
    ['just written', 0, true],
    ['a moment before five minutes', 299_999, true],
    ['five minutes old', 300_000, false],
    ['an hour old', 3_600_000, false],
    ['from the future', -1, false],
  ])('that is %s (%i ms): usable is %s', (_, age, isUsable) => {
    expect(parseProdukteCache(stored(now - age), now) !== undefined).toBe(isUsable);
  });

  test('returns what was stored', () => {
    expect(parseProdukteCache(stored(now), now)).toEqual({ data: [lavendel], timestamp: now });
  });

  test('may hold the list as it came with a page, without galleries', () => {
    const fromPage = [{ ...lavendel, bilder: {} }];
    expect(parseProdukteCache(stored(now, fromPage), now)?.data).toEqual(fromPage);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"data":['],
    ['a text', '"kaputt"'],
    ['null', 'null'],
    ['no timestamp', stored(undefined)],
    ['a timestamp that is text', stored(String(now))],
    ['data that is no list', stored(now, { name: 'x' })],
    ['an entry that is null', stored(now, [null])],
    ['a product without pictures', stored(now, [{ ...lavendel, bilder: undefined }])],
    ['a gallery that is no list', stored(now, [{ ...lavendel, bilder: { galerie: 5 } }])],
    ['a product with a number as name', stored(now, [{ ...lavendel, name: 7 }])],
  ])('that contains %s is ignored', (_, text) => {
    expect(parseProdukteCache(text, now)).toBeUndefined();
  });
});

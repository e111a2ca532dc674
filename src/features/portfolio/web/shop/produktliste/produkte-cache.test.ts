import { describe, expect, test } from 'vitest';
import { parseProdukt } from '../../../read-produkt.ts';
import { parseProdukteCache } from './produkte-cache.ts';

const now = 1_800_000_000_000;
const lavendel =
  parseProdukt({ _id: '1', name: 'Lavendel', seife: 'Olivenölseife', gramm: 100 }) ?? expect.fail();

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

  test('may contain products of any type, also of one that this program does not know', () => {
    const ring = parseProdukt({ _id: '2', name: 'Ring', typ: 'schmuck' }) ?? expect.fail();
    expect(parseProdukteCache(stored(now, [lavendel, ring]), now)?.data).toEqual([lavendel, ring]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"data":['],
    ['a text', '"kaputt"'],
    ['null', 'null'],
    ['no timestamp', stored(undefined)],
    ['a timestamp that is text', stored(String(now))],
    ['a number of products that is text', JSON.stringify({ data: [lavendel], timestamp: now, gesamt: '5' })],
    ['data that is no list', stored(now, { name: 'x' })],
    ['an entry that is null', stored(now, [null])],
    ['a product without pictures', stored(now, [{ ...lavendel, bilder: undefined }])],
    ['a product without a gallery', stored(now, [{ ...lavendel, bilder: {} }])],
    ['a gallery that is no list', stored(now, [{ ...lavendel, bilder: { galerie: 5 } }])],
    ['a product with a number as name', stored(now, [{ ...lavendel, name: 7 }])],
  ])('that contains %s is ignored', (_, text) => {
    expect(parseProdukteCache(text, now)).toBeUndefined();
  });
});

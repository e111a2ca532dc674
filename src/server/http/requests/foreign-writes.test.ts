import { expect, test } from 'vitest';
import { isForeign } from './foreign-writes.ts';

const hosts = ['laden.example', 'localhost:4000'];
const own = 'https://laden.example';
const evil = 'https://evil.example';

test.each([
  // By its word alone.
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'SAME-ORIGIN, cross-site' }, true],
  // It knows better than the origin, which the policy for referrers may hide.
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: own }, true],
  // Without it.
  [{}, false],
  [{ origin: own }, false],
  [{ origin: 'http://localhost:4000' }, false],
  [{ origin: 'http://localhost:4001' }, true],
  [{ origin: evil }, true],
  [{ origin: 'https://laden.example.evil.example' }, true],
  [{ origin: 'https://shop.laden.example' }, true],
  [{ origin: 'null' }, true],
  [{ origin: '' }, true],
])('%j is from a foreign page: %s', (headers, expected) => {
  expect(isForeign(headers, hosts)).toBe(expected);
});

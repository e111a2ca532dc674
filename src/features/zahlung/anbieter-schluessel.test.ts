import { expect, test } from 'vitest';
import { anbieterSchluessel, modusOfSchluessel } from './anbieter-schluessel.ts';

test.each([
  ['stripe', 'sk_live_abcdefghijk', 'live'],
  ['stripe', 'rk_live_abcdefghijk', 'live'],
  ['stripe', 'sk_test_abcdefghijk', 'test'],
  ['stripe', 'rk_test_geheim_live_geheim', 'test'],
  ['mollie', 'live_abcdefghijklmnopqrstuvw', 'live'],
  ['mollie', 'test_live_abcdefghijklmnopqr', 'test'],
] as const)('whether money moves is told by the kind of the key of %s: %s', (anbieter, schluessel, modus) => {
  expect(schluessel).toMatch(anbieterSchluessel[anbieter]);
  expect(modusOfSchluessel(schluessel)).toBe(modus);
});

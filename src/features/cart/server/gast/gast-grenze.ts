import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import type { AttemptLimit } from '#server/limits/attempt-limit.ts';
import { isLoopback, networkOf, placeOf } from '#shared/place-of.ts';

const hour = 3_600_000;

/** New carts of guests from one place in an hour. */
const warenkorb: AttemptLimit = {
  kind: 'warenkorb',
  steps: [{ from: 60, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
  grund:
    'Aus Ihrem Netz kamen gerade sehr viele neue Warenkörbe. Mit einem Konto können Sie gleich einkaufen.',
};

/** The same from one network. */
const warenkorbFromNetwork: AttemptLimit = {
  ...warenkorb,
  kind: 'warenkorbFromNetwork',
  steps: [{ from: 600, waitMs: hour }],
};

/**
 * The carts of guests that begin from one place and network. From this machine itself none is counted: behind a proxy
 * that the settings do not mention they are those of all visitors.
 */
export function warenkorbCounters(secret: string, address: string): AttemptCounter[] {
  if (isLoopback(address)) return [];
  return [
    attemptCounter(secret, warenkorb, placeOf(address)),
    attemptCounter(secret, warenkorbFromNetwork, networkOf(address)),
  ];
}

import type { Db } from '#server/db/connect.ts';
import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import type { AttemptLimit } from '#server/limits/attempt-limit.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback, networkOf, placeOf } from '#shared/place-of.ts';

const minute = 60_000;
const hour = 60 * minute;

const grund = 'Aus Ihrem Netz kamen gerade sehr viele Nachrichten, diese haben wir nicht mehr angenommen.';

/** Messages of the contact form from one place. */
const kontakt: AttemptLimit = {
  kind: 'kontakt',
  steps: [
    { from: 5, waitMs: 10 * minute },
    { from: 7, waitMs: 30 * minute },
    { from: 9, waitMs: hour },
  ],
  forgetMs: hour,
  forgetAfter: 'latest',
  grund,
};

/** The same from one network. */
const kontaktFromNetwork: AttemptLimit = {
  kind: 'kontaktFromNetwork',
  steps: [
    { from: 20, waitMs: 10 * minute },
    { from: 30, waitMs: 30 * minute },
    { from: 40, waitMs: hour },
  ],
  forgetMs: hour,
  forgetAfter: 'latest',
  grund,
};

/**
 * All messages of the contact form: a workshop never gets so many, and many machines together must not fill the outbox.
 */
const kontaktGesamt: AttemptLimit = {
  kind: 'kontaktGesamt',
  steps: [{ from: 100, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
  grund: 'Gerade kommen ungewöhnlich viele Nachrichten an, diese haben wir nicht mehr angenommen.',
};

/**
 * The messages of the contact form; counted when they are stored. From this machine itself only the count of all: see
 * `KontaktGrenze`.
 */
export function kontaktCounters(secret: string, address: string | undefined): AttemptCounter[] {
  const gesamt = attemptCounter(secret, kontaktGesamt, 'alle');
  if (address === undefined) return [gesamt];
  return [
    attemptCounter(secret, kontakt, placeOf(address)),
    attemptCounter(secret, kontaktFromNetwork, networkOf(address)),
    // Last, so that it counts only messages that no other limit refuses.
    gesamt,
  ];
}

/**
 * Finds the counts of messages of the contact form. Keeps the installation's secret, so that a message need not read
 * it.
 */
export class KontaktGrenze {
  #secret: string | undefined;

  /**
   * Messages from this machine count for the whole shop only: behind a proxy that the settings do not mention they are
   * those of all visitors, and a few would close the form.
   */
  async countersOf(db: Db, address: string): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    return kontaktCounters(this.#secret, isLoopback(address) ? undefined : address);
  }
}

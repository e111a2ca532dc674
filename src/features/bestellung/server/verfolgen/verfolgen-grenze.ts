import type { Db } from '#server/db/connect.ts';
import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import { type AttemptLimit, fromNetwork, fromPlace } from '#server/limits/attempt-limit.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback, networkOf, placeOf } from '#shared/place-of.ts';

const minute = 60_000;

/** Attempts to open one order by its number: the link in its mails needs none of them. */
const verfolgen: AttemptLimit = {
  kind: 'verfolgen',
  steps: [{ from: 10, waitMs: 15 * minute }],
  forgetMs: 24 * 60 * minute,
  forgetAfter: 'latest',
};

/** The same from one place, whatever the number. */
const verfolgenFromPlace: AttemptLimit = { kind: 'verfolgenFromPlace', ...fromPlace };

/** The same from one network. */
const verfolgenFromNetwork: AttemptLimit = { kind: 'verfolgenFromNetwork', ...fromNetwork };

/**
 * Attempts to open an order by its number and e-mail address. From this machine itself only the count of the number:
 * see `VerfolgenGrenze`.
 */
export function verfolgenCounters(
  secret: string,
  { nummer, address }: { nummer: string; address: string | undefined },
): AttemptCounter[] {
  const ofNummer = attemptCounter(secret, verfolgen, nummer);
  if (address === undefined) return [ofNummer];
  return [
    attemptCounter(secret, verfolgenFromPlace, placeOf(address)),
    attemptCounter(secret, verfolgenFromNetwork, networkOf(address)),
    // Last, so that it counts only attempts that no other limit refuses.
    ofNummer,
  ];
}

/**
 * Finds the counts of attempts to open an order by its number. Keeps the installation's secret, so that an attempt need
 * not read it.
 */
export class VerfolgenGrenze {
  #secret: string | undefined;

  /**
   * Attempts from this machine count for the number only: behind a proxy that the settings do not mention they are
   * those of all visitors, and a few would close the form.
   */
  async countersOf(
    db: Db,
    { address, nummer }: { address: string; nummer: string },
  ): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    return verfolgenCounters(this.#secret, { nummer, address: isLoopback(address) ? undefined : address });
  }
}

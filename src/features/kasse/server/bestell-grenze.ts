import { postfachOf } from '#features/auth/email-key.ts';
import type { Db } from '#server/db/connect.ts';
import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import type { AttemptLimit } from '#server/limits/attempt-limit.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback, placeOf } from '#shared/place-of.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Orders from one place in an hour, whatever the e-mail address: a household never has so many, a script soon has. */
const bestellung: AttemptLimit = {
  kind: 'bestellung',
  steps: [{ from: 20, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
  grund: 'Aus Ihrem Netz kamen gerade sehr viele Bestellungen, diese haben wir nicht mehr angenommen.',
};

/**
 * Orders in one e-mail address that nobody has confirmed, from all places: each brings a mail, and its cancellation by
 * the link another. Ten may wait for their money; who cancels one may order another.
 */
const bestellungAn: AttemptLimit = {
  kind: 'bestellungAn',
  steps: [{ from: 12, waitMs: day }],
  forgetMs: day,
  forgetAfter: 'first',
  grund:
    'Für diese E-Mail-Adresse kamen heute schon sehr viele Bestellungen, diese haben wir nicht mehr angenommen.',
};

/** The orders from one place; counted when they are made. */
export function bestellungCounter(secret: string, address: string): AttemptCounter {
  return attemptCounter(secret, bestellung, placeOf(address));
}

/** The orders in one e-mail address that is not known to be its author's. */
export function bestellungAnCounter(secret: string, email: string): AttemptCounter {
  return attemptCounter(secret, bestellungAn, postfachOf(email));
}

/**
 * Finds the counts of orders: from one place, and in the address of somebody. Keeps the installation's secret, so that
 * an order need not read it.
 */
export class BestellGrenze {
  #secret: string | undefined;

  /**
   * `email`: the address that is written to, if it is not known to be the shopper's own. Orders from this machine have
   * no place: behind a proxy that the settings do not mention they are those of all visitors, and a limit would close
   * the shop.
   */
  async countersOf(
    db: Db,
    { address, email }: { address: string; email: string | undefined },
  ): Promise<AttemptCounter[]> {
    const secret = await this.secretOf(db);
    return [
      ...(isLoopback(address) ? [] : [bestellungCounter(secret, address)]),
      ...(email === undefined ? [] : [bestellungAnCounter(secret, email)]),
    ];
  }

  async secretOf(db: Db): Promise<string> {
    this.#secret ??= await readSecret(db);
    return this.#secret;
  }
}

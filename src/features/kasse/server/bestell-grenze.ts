import { type AttemptCounter, bestellungAnCounter, bestellungCounter } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback } from '#shared/place-of.ts';

/** Finds the counts of orders: from one place, and in the address of somebody. Keeps the installation's secret, so that an order need not read it. */
export class BestellGrenze {
  #secret: string | undefined;

  /**
   * `email`: the address that is written to, if it is not known to be the shopper's own. Orders from this machine have no place: behind a proxy that the settings do not mention they are those of all visitors, and
   * a limit would close the shop.
   */
  async countersOf(
    db: Db,
    { address, email }: { address: string; email: string | undefined },
  ): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    return [
      ...(isLoopback(address) ? [] : [bestellungCounter(this.#secret, address)]),
      ...(email === undefined ? [] : [bestellungAnCounter(this.#secret, email)]),
    ];
  }
}

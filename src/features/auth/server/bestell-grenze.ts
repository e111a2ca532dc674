import type { Db } from '#server/db/connect.ts';
import { isLoopback } from '#shared/place-of.ts';
import { type AttemptCounter, bestellungCounter } from './attempt-counters.ts';
import { readSecret } from './secret.repository.ts';

/** Finds the count of orders from one place. Keeps the installation's secret, so that an order need not read it. */
export class BestellGrenze {
  #secret: string | undefined;

  /**
   * Orders from this machine are not counted: behind a proxy that the settings do not mention they are those of all visitors, and
   * a limit would close the shop.
   */
  async counterOf(db: Db, address: string): Promise<AttemptCounter | undefined> {
    if (isLoopback(address)) return undefined;
    this.#secret ??= await readSecret(db);
    return bestellungCounter(this.#secret, address);
  }
}

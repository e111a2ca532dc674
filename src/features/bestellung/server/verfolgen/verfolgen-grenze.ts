import { type AttemptCounter, verfolgenCounters } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback } from '#shared/place-of.ts';

/** Finds the counts of attempts to open an order by its number. Keeps the installation's secret, so that an attempt need not read it. */
export class VerfolgenGrenze {
  #secret: string | undefined;

  /**
   * Attempts from this machine count for the number only: behind a proxy that the settings do not mention they are those of all
   * visitors, and a few would close the form.
   */
  async countersOf(
    db: Db,
    { address, nummer }: { address: string; nummer: string },
  ): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    return verfolgenCounters(this.#secret, { nummer, address: isLoopback(address) ? undefined : address });
  }
}

import { type AttemptCounter, kontaktCounters } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback } from '#shared/place-of.ts';

/** Finds the counts of messages of the contact form. Keeps the installation's secret, so that a message need not read it. */
export class KontaktGrenze {
  #secret: string | undefined;

  /**
   * Messages from this machine count for the whole shop only: behind a proxy that the settings do not mention they are those of all
   * visitors, and a few would close the form.
   */
  async countersOf(db: Db, address: string): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    return kontaktCounters(this.#secret, isLoopback(address) ? undefined : address);
  }
}

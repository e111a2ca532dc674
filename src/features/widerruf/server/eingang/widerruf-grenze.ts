import { type AttemptCounter, type WiderrufBeleg, widerrufCounters } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback } from '#shared/place-of.ts';

/** Finds the counts of receipts of withdrawals. Keeps the installation's secret, so that none need read it. */
export class WiderrufGrenze {
  #secret: string | undefined;

  /** Without a place, and from this machine, those of all places count: behind a proxy that the settings do not mention all come from here. */
  async countersOf(db: Db, { address, ...beleg }: WiderrufBeleg): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    const place = address === undefined || isLoopback(address) ? undefined : address;
    return widerrufCounters(this.#secret, { ...beleg, address: place });
  }
}

import type { Db } from '#server/db/connect.ts';
import { isLoopback } from '#shared/place-of.ts';
import { type AttemptCounter, widerrufCounters } from './attempt-counters.ts';
import { readSecret } from './secret.repository.ts';

/** Finds the counts of receipts of withdrawals to the addresses of others. Keeps the installation's secret, so that none need read it. */
export class WiderrufGrenze {
  #secret: string | undefined;

  /** Without a place, and from this machine, the address alone counts: behind a proxy that the settings do not mention all come from here. */
  async countersOf(
    db: Db,
    { email, address }: { email: string; address?: string | undefined },
  ): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    const place = address === undefined || isLoopback(address) ? undefined : address;
    return widerrufCounters(this.#secret, { email, address: place });
  }
}

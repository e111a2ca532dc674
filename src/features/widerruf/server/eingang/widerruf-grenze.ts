import { postfachOf } from '#features/auth/email-key.ts';
import type { Db } from '#server/db/connect.ts';
import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import type { AttemptLimit } from '#server/limits/attempt-limit.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { isLoopback, networkOf, placeOf } from '#shared/place-of.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Receipts of withdrawals to one address, that of their order too: anybody can order in the address of others, and fill
 * their mailbox with them.
 */
const widerrufAn: AttemptLimit = {
  kind: 'widerrufAn',
  steps: [{ from: 3, waitMs: day }],
  forgetMs: day,
  forgetAfter: 'first',
};

/** The same of one order, to whatever address: with the confirmation of the order itself they are three. */
const widerrufZu: AttemptLimit = {
  kind: 'widerrufZu',
  steps: [{ from: 2, waitMs: day }],
  forgetMs: day,
  forgetAfter: 'first',
};

/** The same from one place, to addresses that are not those of their orders. */
const widerrufFromPlace: AttemptLimit = {
  kind: 'widerrufFromPlace',
  steps: [{ from: 10, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
};

/** The same from one network. */
const widerrufFromNetwork: AttemptLimit = {
  kind: 'widerrufFromNetwork',
  steps: [{ from: 40, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
};

/**
 * The same from everywhere: many machines together, and all visitors behind a proxy that the settings do not mention. A
 * workshop has a few of them in a year.
 */
const widerrufGesamt: AttemptLimit = {
  kind: 'widerrufGesamt',
  steps: [{ from: 20, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
};

/** A receipt of a withdrawal: of an order, if it was found, whose address it is (`isEigene`) or not, and from where. */
type WiderrufBeleg = {
  email: string;
  auftragId: string | undefined;
  isEigene: boolean;
  address: string | undefined;
};

/**
 * The receipts of withdrawals. To the address of its order only that and the order count: a household may withdraw from
 * many.
 */
export function widerrufCounters(
  secret: string,
  { email, auftragId, isEigene, address }: WiderrufBeleg,
): AttemptCounter[] {
  const an = attemptCounter(secret, widerrufAn, postfachOf(email));
  const zu = auftragId === undefined ? [] : [attemptCounter(secret, widerrufZu, auftragId)];
  if (isEigene) return [...zu, an];
  // Last, so that it counts only receipts that no other limit refuses.
  const gesamt = attemptCounter(secret, widerrufGesamt, 'alle');
  if (address === undefined) return [...zu, an, gesamt];
  return [
    attemptCounter(secret, widerrufFromPlace, placeOf(address)),
    attemptCounter(secret, widerrufFromNetwork, networkOf(address)),
    ...[...zu, an, gesamt],
  ];
}

/** Finds the counts of receipts of withdrawals. Keeps the installation's secret, so that none need read it. */
export class WiderrufGrenze {
  #secret: string | undefined;

  /**
   * Without a place, and from this machine, those of all places count: behind a proxy that the settings do not mention
   * all come from here.
   */
  async countersOf(db: Db, { address, ...beleg }: WiderrufBeleg): Promise<AttemptCounter[]> {
    this.#secret ??= await readSecret(db);
    const place = address === undefined || isLoopback(address) ? undefined : address;
    return widerrufCounters(this.#secret, { ...beleg, address: place });
  }
}

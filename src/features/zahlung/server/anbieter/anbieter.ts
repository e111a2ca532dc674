import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import { orAborted } from '#server/jobs/or-aborted.ts';
import type { Zahlungsmodus } from '../../online/zahlungsstand.ts';

/** What an attempt to pay says to its provider. `id` is the idempotency key; addresses are complete. */
export type NeueZahlung = {
  id: string;
  nummer: string;
  betragCent: number;
  laeuftBis: Date;
  /** For the provider's form; empty if the order has none. */
  email: string;
  ladenName: string;
  /** Where the shopper comes back to, who has paid, and who has not. */
  erfolg: string;
  abbruch: string;
};

/** What a provider says of a payment. `zu`: it can not be paid any more, and was not. `waehrung`: `EUR`. */
export type Zahlungsauskunft = {
  stand: 'offen' | 'bezahlt' | 'zu';
  betragCent: number;
  waehrung: string;
  weg?: OnlineWeg | undefined;
};

/**
 * A message that came from the provider; `anbieterId` is empty where it speaks of nothing that the shop follows.
 * `isUnbelegt`: anybody may have sent it, so one about something unknown is not kept.
 */
export type Anbietermeldung = { ereignisId: string; anbieterId: string; isUnbelegt?: boolean };

/**
 * A payment provider (R58): the shop asks it what is true, whatever it says by itself. Every call throws an
 * `AnbieterError` when the provider gives no answer that can be used.
 */
export type ZahlungsAnbieter = {
  /** As it is stored: `stripe`, `probe`. */
  name: string;
  modus: Zahlungsmodus;
  /** The ways to pay that it offers, without those whose result comes days later. */
  leseWege: () => Promise<OnlineWeg[]>;
  /** Begins a payment, or answers the one that was begun under the same id. `adresse`: where it is paid. */
  beginne: (zahlung: NeueZahlung) => Promise<{ anbieterId: string; adresse: string }>;
  lies: (anbieterId: string) => Promise<Zahlungsauskunft>;
  /** Ends a payment, so that nobody can pay it any more; also one that has ended already. */
  brichAb: (anbieterId: string) => Promise<'abgebrochen' | 'schonBezahlt'>;
  /** Whether a message is its own and new: by signature and time. `kopf`: the request's headers. */
  pruefeMeldung: (
    roh: Buffer,
    kopf: Record<string, string | string[] | undefined>,
  ) => Promise<Anbietermeldung | 'ungueltig'>;
};

type Umstand = {
  /** The provider has no such payment, or one that was begun otherwise: to ask again will not help. */
  isUnbekannt?: boolean;
  /** The provider does not end a payment, because it is under way. */
  isUnterwegs?: boolean;
  cause?: unknown;
};

/** No usable answer of the provider: it is asked again later. */
export class AnbieterError extends Error {
  override readonly name = 'AnbieterError';
  readonly isUnbekannt: boolean;
  readonly isUnterwegs: boolean;

  constructor(message: string, { isUnbekannt = false, isUnterwegs = false, cause }: Umstand = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.isUnbekannt = isUnbekannt;
    this.isUnterwegs = isUnterwegs;
  }
}

/** The same provider, for a job: a stop does not wait for its answers. */
export function untilAborted(anbieter: ZahlungsAnbieter, signal: AbortSignal): ZahlungsAnbieter {
  const { lies, brichAb } = anbieter;
  return {
    ...anbieter,
    lies: (id) => orAborted(lies(id), signal),
    brichAb: (id) => orAborted(brichAb(id), signal),
  };
}

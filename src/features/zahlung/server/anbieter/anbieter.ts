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
  /** Ways to pay that the shop does not offer, whatever the provider does. */
  ohne: OnlineWeg[];
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
 * Money that goes back. `id` is the idempotency key, `zahlungId` what the provider calls the payment. `uebrigCent`:
 * what the shop knows to be left of it; if it is less at the provider, something went back there that the shop does not
 * know of, and nothing more is returned.
 */
export type NeueErstattung = {
  id: string;
  zahlungId: string;
  betragCent: number;
  uebrigCent: number;
  nummer: string;
};

/** What a provider says of a refund. `anbieterId`: as it calls it. */
export type Erstattungsauskunft = { anbieterId: string; stand: 'laeuft' | 'erledigt' | 'gescheitert' };

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
  /** Since when the settings have its access; one of the environment says nothing. ISO 8601. */
  seit?: string | undefined;
  /** The ways to pay that it offers, without those whose result comes days later. */
  leseWege: () => Promise<OnlineWeg[]>;
  /** Begins a payment, or answers the one that was begun under the same id. `adresse`: where it is paid. */
  beginne: (zahlung: NeueZahlung) => Promise<{ anbieterId: string; adresse: string }>;
  lies: (anbieterId: string) => Promise<Zahlungsauskunft>;
  /** Ends a payment, so that nobody can pay it any more; also one that has ended already. */
  brichAb: (anbieterId: string) => Promise<'abgebrochen' | 'schonBezahlt'>;
  /**
   * Returns money of a payment, or answers what was begun under the same id: it is looked for first, because a provider
   * forgets idempotency keys after some time. Throws an `AnbieterError` with `isAbgelehnt` if it never will.
   */
  erstatte: (erstattung: NeueErstattung) => Promise<Erstattungsauskunft>;
  /** How a refund stands; one that is done may fail later. */
  liesErstattung: (erstattung: { anbieterId: string; zahlungId: string }) => Promise<Erstattungsauskunft>;
  /** Whether a message is its own and new: by signature and time. `kopf`: the request's headers. */
  pruefeMeldung: (
    roh: Buffer,
    kopf: Record<string, string | string[] | undefined>,
  ) => Promise<Anbietermeldung | 'ungueltig'>;
};

/** What an `AnbieterError` says beside its text. */
export type Umstand = {
  /** The provider has no such payment, or one that was begun otherwise: to ask again will not help. */
  isUnbekannt?: boolean;
  /** The provider does not end a payment, because it is under way. */
  isUnterwegs?: boolean;
  /** The provider refuses a refund for good: nothing was returned, and nothing will be. */
  isAbgelehnt?: boolean;
  /** The key is not taken, or may not do this; `recht`: what it lacks, as the provider calls it. */
  verbot?: 'schluessel' | 'recht' | undefined;
  recht?: string | undefined;
  cause?: unknown;
};

/** No usable answer of the provider: it is asked again later. */
export class AnbieterError extends Error {
  override readonly name = 'AnbieterError';
  readonly isUnbekannt: boolean;
  readonly isUnterwegs: boolean;
  readonly isAbgelehnt: boolean;
  readonly verbot: Umstand['verbot'];
  readonly recht: string | undefined;

  constructor(message: string, umstand: Umstand = {}) {
    const { isUnbekannt = false, isUnterwegs = false, isAbgelehnt = false, cause } = umstand;
    super(message, cause === undefined ? undefined : { cause });
    this.isUnbekannt = isUnbekannt;
    this.isUnterwegs = isUnterwegs;
    this.isAbgelehnt = isAbgelehnt;
    this.verbot = umstand.verbot;
    this.recht = umstand.recht;
  }
}

/** What a status says of the key that was sent. */
export function verbotOf(status: unknown): Umstand['verbot'] {
  if (status === 401) return 'schluessel';
  return status === 403 ? 'recht' : undefined;
}

/** The same provider, for a job: a stop does not wait for its answers. */
export function untilAborted(anbieter: ZahlungsAnbieter, signal: AbortSignal): ZahlungsAnbieter {
  const { lies, brichAb, erstatte, liesErstattung } = anbieter;
  return {
    ...anbieter,
    lies: (id) => orAborted(lies(id), signal),
    brichAb: (id) => orAborted(brichAb(id), signal),
    erstatte: (erstattung) => orAborted(erstatte(erstattung), signal),
    liesErstattung: (erstattung) => orAborted(liesErstattung(erstattung), signal),
  };
}

import { keyedHash } from '#server/secret/keyed-hash.ts';
import { isLoopback, networkOf, placeOf } from '#shared/place-of.ts';
import type { AttemptKind } from '../attempt-rules.ts';
import { emailKeyOf, postfachOf } from '../email-key.ts';

/** One row that counts attempts; `account` is null for a count across accounts. */
export type AttemptCounter = { kind: AttemptKind; key: string; account: string | null };

/** The hash under which the attempts on an e-mail address are stored, also the key of their count from all networks. */
export function accountKeyOf(secret: string, email: string): string {
  return keyedHash(secret, 'attempt', 'account', emailKeyOf(email));
}

/**
 * The counts of an attempt to sign in: of a device that signed in to this account before only its own, so that no one
 * else can use up its attempts.
 */
export function signInCounters(
  secret: string,
  { email, address, device }: { email: string; address: string; device: string | undefined },
): AttemptCounter[] {
  const account = accountKeyOf(secret, email);
  const ofAccount = (kind: 'accountOnDevice' | 'accountFromNetwork', origin: string) => ({
    kind,
    key: keyedHash(secret, 'attempt', kind, account, origin),
    account,
  });
  if (device !== undefined) return [ofAccount('accountOnDevice', device)];
  return [
    acrossAccounts(secret, 'place', placeOf(address)),
    acrossAccounts(secret, 'network', networkOf(address)),
    ofAccount('accountFromNetwork', networkOf(address)),
    // Last, so that it counts only attempts that no other limit refuses.
    { kind: 'account', key: account, account },
  ];
}

export function registrationCounters(secret: string, address: string): AttemptCounter[] {
  return [
    acrossAccounts(secret, 'registration', placeOf(address)),
    acrossAccounts(secret, 'registrationFromNetwork', networkOf(address)),
  ];
}

export function newPasswordCounters(secret: string, address: string): AttemptCounter[] {
  return [
    acrossAccounts(secret, 'newPassword', placeOf(address)),
    acrossAccounts(secret, 'newPasswordFromNetwork', networkOf(address)),
  ];
}

/** Requests of a new password: for one address, known or not, and from one place and network. */
export function linkAnfrageCounters(
  secret: string,
  { email, address }: { email: string; address: string },
): AttemptCounter[] {
  return [
    acrossAccounts(secret, 'linkAnfrageFromPlace', placeOf(address)),
    acrossAccounts(secret, 'linkAnfrageFromNetwork', networkOf(address)),
    {
      kind: 'linkAnfrageOfNetwork',
      key: keyedHash(secret, 'attempt', 'linkAnfrageOfNetwork', emailKeyOf(email), networkOf(address)),
      account: null,
    },
    // Last, so that it counts only requests that no other limit refuses.
    acrossAccounts(secret, 'linkAnfrage', emailKeyOf(email)),
  ];
}

/** The mails that an account sends to its own or its new address. */
export function kontoPostCounters(
  secret: string,
  { accountId, email }: { accountId: string; email: string },
): AttemptCounter[] {
  return [
    acrossAccounts(secret, 'kontoPost', accountId),
    acrossAccounts(secret, 'kontoPostTo', postfachOf(email)),
  ];
}

/** The orders from one place; counted when they are made. */
export function bestellungCounter(secret: string, address: string): AttemptCounter {
  return acrossAccounts(secret, 'bestellung', placeOf(address));
}

/** The orders in one e-mail address that is not known to be its author's. */
export function bestellungAnCounter(secret: string, email: string): AttemptCounter {
  return acrossAccounts(secret, 'bestellungAn', postfachOf(email));
}

/**
 * The carts of guests that begin from one place and network. From this machine itself none is counted: behind a proxy that the settings do not
 * mention they are those of all visitors.
 */
export function warenkorbCounters(secret: string, address: string): AttemptCounter[] {
  if (isLoopback(address)) return [];
  return [
    acrossAccounts(secret, 'warenkorb', placeOf(address)),
    acrossAccounts(secret, 'warenkorbFromNetwork', networkOf(address)),
  ];
}

/** The messages of the contact form; counted when they are stored. From this machine itself only the count of all: see `KontaktGrenze`. */
export function kontaktCounters(secret: string, address: string | undefined): AttemptCounter[] {
  const gesamt = acrossAccounts(secret, 'kontaktGesamt', 'alle');
  if (address === undefined) return [gesamt];
  return [
    acrossAccounts(secret, 'kontakt', placeOf(address)),
    acrossAccounts(secret, 'kontaktFromNetwork', networkOf(address)),
    // Last, so that it counts only messages that no other limit refuses.
    gesamt,
  ];
}

/** A receipt of a withdrawal: of an order, if it was found, whose address it is (`isEigene`) or not, and from where. */
export type WiderrufBeleg = {
  email: string;
  auftragId: string | undefined;
  isEigene: boolean;
  address: string | undefined;
};

/** The receipts of withdrawals. To the address of its order only that and the order count: a household may withdraw from many. */
export function widerrufCounters(
  secret: string,
  { email, auftragId, isEigene, address }: WiderrufBeleg,
): AttemptCounter[] {
  const an = acrossAccounts(secret, 'widerrufAn', postfachOf(email));
  const zu = auftragId === undefined ? [] : [acrossAccounts(secret, 'widerrufZu', auftragId)];
  if (isEigene) return [...zu, an];
  // Last, so that it counts only receipts that no other limit refuses.
  const gesamt = acrossAccounts(secret, 'widerrufGesamt', 'alle');
  if (address === undefined) return [...zu, an, gesamt];
  return [
    acrossAccounts(secret, 'widerrufFromPlace', placeOf(address)),
    acrossAccounts(secret, 'widerrufFromNetwork', networkOf(address)),
    ...[...zu, an, gesamt],
  ];
}

/** Attempts to open an order by its number and e-mail address. From this machine itself only the count of the number: see `VerfolgenGrenze`. */
export function verfolgenCounters(
  secret: string,
  { nummer, address }: { nummer: string; address: string | undefined },
): AttemptCounter[] {
  const ofNummer = acrossAccounts(secret, 'verfolgen', nummer);
  if (address === undefined) return [ofNummer];
  return [
    acrossAccounts(secret, 'verfolgenFromPlace', placeOf(address)),
    acrossAccounts(secret, 'verfolgenFromNetwork', networkOf(address)),
    // Last, so that it counts only attempts that no other limit refuses.
    ofNummer,
  ];
}

function acrossAccounts(secret: string, kind: AttemptKind, origin: string): AttemptCounter {
  return { kind, key: keyedHash(secret, 'attempt', kind, origin), account: null };
}

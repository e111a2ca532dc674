import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import { type AttemptLimit, fromNetwork, fromPlace } from '#server/limits/attempt-limit.ts';
import { keyedHash } from '#server/secret/keyed-hash.ts';
import { networkOf, placeOf } from '#shared/place-of.ts';
import { emailKeyOf } from '../email-key.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** For one origin that tries passwords on one account. */
const guessing = {
  steps: [
    { from: 5, waitMs: 30 * second },
    { from: 6, waitMs: minute },
    { from: 7, waitMs: 2 * minute },
    { from: 8, waitMs: 5 * minute },
    { from: 9, waitMs: 15 * minute },
    { from: 10, waitMs: hour },
  ],
  forgetMs: day,
  forgetAfter: 'latest',
  afterSuccess: 'restart',
} as const satisfies Omit<AttemptLimit, 'kind'>;

/**
 * Limits against guessing passwords (ADR 052). An account is an e-mail address, whether or not it has one; a place and
 * a network are parts of an IP address (`placeOf`, `networkOf`) that a family, a café or a provider's customers share.
 */
const limits = {
  /** One account from a device that signed in to it before; no other limit applies to such a device. */
  accountOnDevice: { kind: 'accountOnDevice', ...guessing },
  /** One account from one network. */
  accountFromNetwork: { kind: 'accountFromNetwork', ...guessing },
  /** One account from all networks: reached only by attempts from several networks within a day. */
  account: {
    kind: 'account',
    steps: [{ from: 100, waitMs: 15 * minute }],
    forgetMs: day,
    forgetAfter: 'first',
  },
  /** All accounts from one place. */
  place: { kind: 'place', ...fromPlace },
  /** All accounts from one network. */
  network: { kind: 'network', ...fromNetwork },
  /** Estimates of new passwords for one place. */
  newPassword: { kind: 'newPassword', ...fromPlace },
  /** Estimates of new passwords for one network. */
  newPasswordFromNetwork: { kind: 'newPasswordFromNetwork', ...fromNetwork },
  /** New accounts from one place. */
  registration: {
    kind: 'registration',
    steps: [
      { from: 10, waitMs: minute },
      { from: 15, waitMs: 5 * minute },
      { from: 25, waitMs: hour },
    ],
    forgetMs: day,
    forgetAfter: 'latest',
  },
  /** New accounts from one network. */
  registrationFromNetwork: {
    kind: 'registrationFromNetwork',
    steps: [
      { from: 50, waitMs: minute },
      { from: 75, waitMs: 5 * minute },
      { from: 125, waitMs: hour },
    ],
    forgetMs: day,
    forgetAfter: 'latest',
  },
} as const satisfies Record<string, AttemptLimit>;

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
  const ofAccount = (limit: AttemptLimit, origin: string) => ({
    ...attemptCounter(secret, limit, [account, origin]),
    account,
  });
  if (device !== undefined) return [ofAccount(limits.accountOnDevice, device)];
  return [
    attemptCounter(secret, limits.place, placeOf(address)),
    attemptCounter(secret, limits.network, networkOf(address)),
    ofAccount(limits.accountFromNetwork, networkOf(address)),
    // Last, so that it counts only attempts that no other limit refuses.
    { limit: limits.account, key: account, account },
  ];
}

export function registrationCounters(secret: string, address: string): AttemptCounter[] {
  return [
    attemptCounter(secret, limits.registration, placeOf(address)),
    attemptCounter(secret, limits.registrationFromNetwork, networkOf(address)),
  ];
}

export function newPasswordCounters(secret: string, address: string): AttemptCounter[] {
  return [
    attemptCounter(secret, limits.newPassword, placeOf(address)),
    attemptCounter(secret, limits.newPasswordFromNetwork, networkOf(address)),
  ];
}

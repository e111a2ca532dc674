import { emailKeyOf, postfachOf } from '#features/auth/email-key.ts';
import { type AttemptCounter, attemptCounter } from '#server/limits/attempt-counter.ts';
import { type AttemptLimit, fromNetwork, fromPlace } from '#server/limits/attempt-limit.ts';
import { networkOf, placeOf } from '#shared/place-of.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const grund = 'Sie haben schon mehrere E-Mails angefordert. Sehen Sie bitte auch im Spam-Ordner nach.';

/** Requests of a new password for one e-mail address from one network. */
const linkAnfrageOfNetwork: AttemptLimit = {
  kind: 'linkAnfrageOfNetwork',
  steps: [
    { from: 3, waitMs: 5 * minute },
    { from: 4, waitMs: 15 * minute },
    { from: 5, waitMs: hour },
    { from: 8, waitMs: 4 * hour },
  ],
  forgetMs: day,
  forgetAfter: 'latest',
  grund,
};

/**
 * The same from all networks. Its wait is shorter than the life of a link: each request that is allowed brings one, so
 * while others ask for the address its owner always has a link that works.
 */
const linkAnfrage: AttemptLimit = {
  kind: 'linkAnfrage',
  steps: [{ from: 10, waitMs: 20 * minute }],
  forgetMs: day,
  forgetAfter: 'latest',
  grund,
};

/** The same from one place, whatever the address. */
const linkAnfrageFromPlace: AttemptLimit = { kind: 'linkAnfrageFromPlace', ...fromPlace };

/** The same from one network. */
const linkAnfrageFromNetwork: AttemptLimit = { kind: 'linkAnfrageFromNetwork', ...fromNetwork };

/** Mails that an account has sent to its own address or to a new one. */
const kontoPost: AttemptLimit = {
  kind: 'kontoPost',
  steps: [{ from: 5, waitMs: hour }],
  forgetMs: hour,
  forgetAfter: 'first',
  grund,
};

/** The same to one address, from whatever account: its owner may have none. */
const kontoPostTo: AttemptLimit = { ...kontoPost, kind: 'kontoPostTo' };

/** Requests of a new password: for one address, known or not, and from one place and network. */
export function linkAnfrageCounters(
  secret: string,
  { email, address }: { email: string; address: string },
): AttemptCounter[] {
  return [
    attemptCounter(secret, linkAnfrageFromPlace, placeOf(address)),
    attemptCounter(secret, linkAnfrageFromNetwork, networkOf(address)),
    attemptCounter(secret, linkAnfrageOfNetwork, [emailKeyOf(email), networkOf(address)]),
    // Last, so that it counts only requests that no other limit refuses.
    attemptCounter(secret, linkAnfrage, emailKeyOf(email)),
  ];
}

/** The mails that an account sends to its own or its new address. */
export function kontoPostCounters(
  secret: string,
  { accountId, email }: { accountId: string; email: string },
): AttemptCounter[] {
  return [
    attemptCounter(secret, kontoPost, accountId),
    attemptCounter(secret, kontoPostTo, postfachOf(email)),
  ];
}

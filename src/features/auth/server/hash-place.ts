import { AppError } from '#shared/errors.ts';

/** Limit of concurrent sign-ins and registrations per node: two are being hashed, the rest wait about two seconds. */
const places = 50;
let taken = 0;

const fullText = 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.';

/**
 * Runs work that hashes a password for a visitor who is not signed in, or refuses it before anything is read or
 * counted. This bounds the waiting time and the memory used under load.
 */
export async function atHashPlace<T>(work: () => Promise<T>): Promise<T> {
  if (taken >= places) throw new AppError('UNAVAILABLE', fullText, { retryAfter: 5 });
  taken += 1;
  try {
    return await work();
  } finally {
    taken -= 1;
  }
}

import { AppError } from '#shared/errors.ts';

/** So many sign-ins and registrations are under way on a node: two are being hashed, the rest wait about two seconds. */
const places = 50;
let taken = 0;

const fullText = 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.';

/**
 * Does work that hashes a password for somebody who is not signed in, or refuses it before anything is looked at or
 * counted: a crowd waits a moment, and never fills the memory.
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

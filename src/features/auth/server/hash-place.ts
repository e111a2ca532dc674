import { AppError } from '#shared/errors.ts';

/** Limit of concurrent sign-ins and registrations per node: two are being hashed, the rest wait about two seconds. */
const places = 50;
/** Of these, places for strangers: the rest is kept for devices that signed in before. */
const strangerPlaces = 40;
/** Places of one network of strangers, and of all known devices of one account. */
const placesOf = { stranger: 10, known: 2 };

/** The caller's network; for a device that signed in to its account before, this account. */
export type HashOrigin = { kind: 'stranger' | 'known'; name: string };

const taken = { stranger: 0, known: 0 };
const takenBy = new Map<string, number>();

const fullText = 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.';

/**
 * Runs work that hashes a password for a visitor who is not signed in, or refuses it before anything is counted. This
 * bounds the waiting time and the memory used under load, and one origin cannot take all places.
 */
export async function atHashPlace<T>({ kind, name }: HashOrigin, work: () => Promise<T>): Promise<T> {
  const origin = `${kind} ${name}`;
  const here = takenBy.get(origin) ?? 0;
  const isFull = taken.stranger + taken.known >= places;
  const isFullOfStrangers = kind === 'stranger' && taken.stranger >= strangerPlaces;
  if (isFull || isFullOfStrangers || here >= placesOf[kind])
    throw new AppError('UNAVAILABLE', fullText, { retryAfter: 5 });
  taken[kind] += 1;
  takenBy.set(origin, here + 1);
  try {
    return await work();
  } finally {
    taken[kind] -= 1;
    const left = (takenBy.get(origin) ?? 1) - 1;
    if (left > 0) takenBy.set(origin, left);
    else takenBy.delete(origin);
  }
}

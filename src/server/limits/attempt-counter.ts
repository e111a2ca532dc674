import { keyedHash } from '../secret/keyed-hash.ts';
import type { AttemptLimit } from './attempt-limit.ts';

/** One row that counts attempts; `account` is null for a count across accounts. */
export type AttemptCounter = { limit: AttemptLimit; key: string; account: string | null };

/** The count of one origin: a place, a network, an address, or several of them together. */
export function attemptCounter(
  secret: string,
  limit: AttemptLimit,
  origin: string | string[],
): AttemptCounter {
  return { limit, key: keyedHash(secret, 'attempt', limit.kind, ...[origin].flat()), account: null };
}

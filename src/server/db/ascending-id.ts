import { randomUUIDv7 } from 'node:crypto';

/** Hexadecimal digits and hyphen that hold the millisecond. */
const timeLength = 13;

let latest = '';

/**
 * An id that is greater than all that this process has made before: those of one millisecond are random otherwise. For
 * rows that are worked off or listed in the order in which they were made.
 */
export function ascendingId(): string {
  let id = randomUUIDv7();
  // Ends with the millisecond at the latest. A clock that was set back starts anew.
  while (id <= latest && id.slice(0, timeLength) === latest.slice(0, timeLength)) id = randomUUIDv7();
  latest = id;
  return id;
}

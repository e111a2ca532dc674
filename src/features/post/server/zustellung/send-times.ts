import { laengsteWartezeitMs } from '../../zustellung/sende-versuche.ts';
import type { Zeiten } from '../nachricht.repository.ts';

/**
 * Milliseconds that a node may work on one message; a claim of a dead one ends then. Longer than the longest
 * attempt.
 */
export const anspruchMs = 5 * 60_000;

/** Milliseconds that a clock may be off. */
const toleranzMs = 60_000;

export function zeitenAt(now: Date): Zeiten {
  const ahead = (ms: number) => new Date(now.getTime() + ms + toleranzMs).toISOString();
  return {
    jetzt: now.toISOString(),
    faelligVoraus: ahead(laengsteWartezeitMs),
    anspruchVoraus: ahead(anspruchMs),
  };
}

import type { BelegVoll } from '../../../contract.ts';

/** Sends a document once more, to an address that is confirmed. */
export function KopieSenden({ beleg: _ }: { beleg: BelegVoll }) {
  return null;
}

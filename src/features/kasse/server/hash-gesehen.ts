import { createHash } from 'node:crypto';
import { geseheneTeile } from '../konditionen/gesehene-bestellung.ts';
import type { Bestellsumme } from '../konditionen/summe.ts';

/** Letters of each part: 48 bits, against chance; a forged one would only hide a change from its own shopper. */
const laenge = 8;

/**
 * The short form of what a shopper sees of a way to have and pay the goods: one part for each thing that can
 * change, and the day.
 */
export function hashGeseheneBestellung({ gesehen, tag }: Bestellsumme): string {
  return [...geseheneTeile.map((teil) => hash(JSON.stringify(gesehen[teil]))), tag].join('.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, laenge);
}

import { encode } from 'uqr';
import type { Ueberweisung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { type GiroDaten, giroText } from '#features/auftrag/kundensicht/giro-code.ts';

/** Light modules around a code, which readers need. */
const ruhezone = 4;

/** A GiroCode to draw: error correction M and at most version 13, as EPC069-12 asks. */
export function drawGiroCode(daten: GiroDaten): Ueberweisung['giroCode'] {
  const { size, data } = encode(giroText(daten), {
    ecc: 'M',
    boostEcc: false,
    maxVersion: 13,
    border: ruhezone,
  });
  return { groesse: size, pfad: data.map(pathOf).join('') };
}

/** The dark runs of a row, each a rectangle. */
function pathOf(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

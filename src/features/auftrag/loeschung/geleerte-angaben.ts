import { leereAnschrift } from '../anschrift/anschrift.ts';

/** An address without its person, as it is stored; the triggers of `0025-aufbewahrung` let no other pass. */
export const leereAnschriftJson = JSON.stringify(leereAnschrift);

/** Fields of events that may say something about a person, and what stands there without her. */
const leer: Record<string, unknown> = { text: '', nummer: '', anschrift: leereAnschrift };

/**
 * An event's data without what it says about a person: texts, address, number of a parcel, the bank's
 * transfer. Pieces, amounts and days stay. The triggers of `0025-aufbewahrung` let nothing else pass.
 */
export function geleerteAngaben(angaben: string): string {
  const { umsatz: _umsatz, ...rest } = JSON.parse(angaben) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(rest).map(([feld, wert]) => [feld, feld in leer ? leer[feld] : wert])),
  );
}

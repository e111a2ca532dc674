import type { Anschrift, AnschriftFeld } from './anschrift.ts';
import { anschriftProblem } from './anschrift-problem.ts';

/**
 * The problem with one field of the address that an invoice is made out to, or `undefined`: an invoice may name a
 * company alone, whose customer is no person (§ 14 (4) no. 1 UStG).
 */
export function rechnungAnProblem(feld: AnschriftFeld, anschrift: Anschrift): string | undefined {
  const isName = feld === 'vorname' || feld === 'nachname';
  if (isName && anschrift[feld].trim() === '' && nenntFirma(anschrift)) return undefined;
  return anschriftProblem(feld, anschrift, 'rechnung');
}

/** A dash is no company. */
function nenntFirma({ firma }: Anschrift): boolean {
  return /[\p{L}\p{N}]/u.test(firma);
}

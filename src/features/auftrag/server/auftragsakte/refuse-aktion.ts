import { AppError } from '#shared/wire/errors.ts';
import { aktionProblem, ohneZahlungProblem } from '../../aktionen/aktion-problem.ts';
import type { Aktion } from '../../aktionen/aktionen.ts';
import { waehlePostenTeile } from '../../aktionen/posten-teile.ts';
import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import type { Auftragsakte } from './auftragsakte.ts';

/** Refuses what cannot be done with an order now; a screen that shows it says the same by `aktionen`. */
export function refuseAktion(akte: Auftragsakte, aktion: Aktion): void {
  const problem = aktionProblem(aktion, akte);
  if (problem) throw new AppError('CONFLICT', problem);
}

export function refuseOhneZahlung({ lage }: Auftragsakte, isOhneZahlung: boolean | undefined): void {
  const problem = ohneZahlungProblem(lage, isOhneZahlung);
  if (problem) throw new AppError('CONFLICT', problem);
}

/** What is wrong with one field of a body. */
export function fieldError(field: string, text: string): AppError {
  return new AppError('BAD_REQUEST', text, { fehler: [`${field}: ${text}`] });
}

/** The chosen pieces, all that are left without a choice. */
export function chooseTeile(
  { lage, posten }: Auftragsakte,
  gewuenscht: PostenTeil[] | undefined,
): PostenTeil[] {
  const wahl = waehlePostenTeile(gewuenscht, lage.rest, posten);
  if ('problem' in wahl) throw fieldError('teile', wahl.problem);
  return wahl.teile;
}
